// Which dialogs of the table are open.

export class Dialogs {
  menu = $state(false);
  rules = $state(false);
  invite = $state(false);
  settings = $state(false);
  fairness = $state(false);
  /** The seat that is spoken of; null: none. */
  seat = $state<number | null>(null);

  close(): void {
    this.menu = this.rules = this.invite = this.settings = this.fairness = false;
    this.seat = null;
  }
}
