// Which dialogs of the table are open.

export class Dialogs {
  menu = $state(false);
  rules = $state(false);
  invite = $state(false);
  settings = $state(false);
  fairness = $state(false);
  people = $state(false);
  /** Of all people the one who is spoken of; null: everybody. */
  person = $state<string | null>(null);
  /** The seat that is spoken of; null: none. */
  seat = $state<number | null>(null);

  openPeople(who: string | null): void {
    this.person = who;
    this.people = true;
  }

  close(): void {
    this.menu = this.rules = this.invite = this.settings = this.fairness = this.people = false;
    this.seat = this.person = null;
  }
}
