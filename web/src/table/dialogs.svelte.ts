// Which dialogs of the table are open.

/** What of the menu is asked once more before it is done. */
export type Question = 'resign' | 'leave' | 'close' | 'end';

export class Dialogs {
  menu = $state(false);
  rules = $state(false);
  invite = $state(false);
  settings = $state(false);
  fairness = $state(false);
  people = $state(false);
  question = $state<Question | null>(null);
  /** Of all people the one who is spoken of; null: everybody. */
  person = $state<string | null>(null);
  /** The seat that is spoken of; null: none. */
  seat = $state<number | null>(null);

  openPeople(who: string | null): void {
    this.person = who;
    this.people = true;
  }

  /** Ask the host whether the table is to be closed, or the game to be ended. */
  ask(question: Question): void {
    this.people = false;
    this.question = question;
    this.menu = true;
  }

  close(): void {
    this.menu = this.rules = this.invite = this.settings = this.fairness = this.people = false;
    this.seat = this.person = this.question = null;
  }
}
