// In which games somebody knows the words of the prompts. In the others each decision is explained. Kept in this browser only.
const KEY = 'ghostlight-knows';

function read(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((each) => typeof each === 'string') : [];
  } catch {
    return [];
  }
}

class Plain {
  #known = $state.raw(read());

  isKnown(game: string): boolean {
    return this.#known.includes(game);
  }

  know(game: string, knows: boolean): void {
    const others = this.#known.filter((each) => each !== game);
    this.#known = knows ? [...others, game] : others;
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#known));
    } catch {
      // Then it lasts as long as the page.
    }
  }
}

export const plain = new Plain();
