// A line that passes by at the foot of the page: for what has no place of its own, such as "the link is copied".
class Notice {
  text = $state('');
  #gone: ReturnType<typeof setTimeout> | undefined;

  show(text: string): void {
    this.text = text;
    clearTimeout(this.#gone);
    this.#gone = setTimeout(() => (this.text = ''), 6000);
  }
}

export const notice = new Notice();
