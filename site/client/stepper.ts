import { type RulingTrace, TRACE_ID, type TraceStep } from '../plays/trace.ts';
import { STEP_WORDS } from './stepWords.ts';

/** Where the stepper is: a play and one of its steps, both from 0. */
interface Place {
  readonly play: number;
  readonly step: number;
}

/** `#2.5` is the fifth step of the second play. */
const HASH = /^#(\d+)\.(\d+)$/;

/** Makes the stepper of a ruling work, if the page has one. */
export function startStepper(): void {
  const source = document.getElementById(TRACE_ID)?.textContent;
  const root = document.querySelector<HTMLElement>('.stepper');
  if (source === undefined || source === null || root === null) return;
  // The build of the site writes the trace.
  new Stepper(root, JSON.parse(source) as RulingTrace).start();
}

class Stepper {
  readonly #root: HTMLElement;
  readonly #trace: RulingTrace;
  readonly #words = STEP_WORDS[document.documentElement.lang === 'ja' ? 'ja' : 'en'];
  #place: Place;

  constructor(root: HTMLElement, trace: RulingTrace) {
    this.#root = root;
    this.#trace = trace;
    this.#place = this.#placeIn(location.hash) ?? { play: 0, step: Number(root.dataset['shown']) };
  }

  start(): void {
    this.#find('.controls').hidden = false;
    this.#root.classList.add('running');
    this.#onClick('first', () => this.#go({ step: 0 }));
    this.#onClick('back', () => this.#go({ step: this.#place.step - 1 }));
    this.#onClick('next', () => this.#go({ step: this.#place.step + 1 }));
    this.#onClick('last', () => this.#go({ step: this.#steps().length - 1 }));
    this.#select()?.addEventListener('change', () =>
      this.#go({ play: Number(this.#select()?.value), step: 0 }),
    );
    for (const item of this.#items()) {
      item.tabIndex = 0;
      item.addEventListener('click', () => this.#go({ step: Number(item.dataset['step']) }));
      item.addEventListener('keydown', ({ key }) => {
        if (key === 'Enter') this.#go({ step: Number(item.dataset['step']) });
      });
    }
    document.addEventListener('keydown', (event) => this.#onKey(event));
    addEventListener('hashchange', () => {
      const place = this.#placeIn(location.hash);
      if (place !== undefined) this.#go(place);
    });
    this.#show();
  }

  #onKey(event: KeyboardEvent): void {
    const { key, target } = event;
    const isTyping =
      target instanceof Element && target.closest('input, select, textarea, .scrolls') !== null;
    if (isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
    const last = this.#steps().length - 1;
    const steps: Readonly<Record<string, number>> = {
      ArrowLeft: this.#place.step - 1,
      ArrowRight: this.#place.step + 1,
    };
    const ends: Readonly<Record<string, number>> = { Home: 0, End: last };
    const isInStepper = target instanceof Element && this.#root.contains(target);
    const step = steps[key] ?? (isInStepper ? ends[key] : undefined);
    if (step === undefined) return;
    event.preventDefault();
    this.#go({ step });
  }

  #go(to: Partial<Place>): void {
    const play = to.play ?? this.#place.play;
    const last = (this.#trace.plays[play]?.length ?? 1) - 1;
    this.#place = { play, step: Math.max(0, Math.min(last, to.step ?? 0)) };
    history.replaceState(null, '', `#${play + 1}.${this.#place.step + 1}`);
    this.#show();
  }

  #show(): void {
    const { play, step } = this.#place;
    const shown = this.#steps()[step];
    if (shown === undefined) return;
    for (const section of this.#root.querySelectorAll<HTMLElement>('.play'))
      section.hidden = Number(section.dataset['play']) !== play;
    for (const item of this.#items()) {
      if (Number(item.dataset['step']) === step) item.setAttribute('aria-current', 'step');
      else item.removeAttribute('aria-current');
    }
    const select = this.#select();
    if (select !== null) select.value = String(play);
    this.#button('first').disabled = step === 0;
    this.#button('back').disabled = step === 0;
    this.#button('next').disabled = step === this.#steps().length - 1;
    this.#button('last').disabled = step === this.#steps().length - 1;
    this.#find('.count').textContent = this.#words.count(step + 1, this.#steps().length);
    this.#find('.at').textContent = this.#words.at(
      this.#find('.play:not([hidden]) h3').textContent ?? '',
      step + 1,
    );
    for (const name of ['headline', 'lanes', 'sides'] as const)
      this.#find(`[data-piece=${name}]`).innerHTML = this.#trace.pieces[shown[name]] ?? '';
    for (const map of this.#root.querySelectorAll<SVGElement>('.map')) this.#light(map, shown);
    this.#scrollTo(step);
  }

  #light(map: SVGElement, { active, leaf, counts, arrows }: TraceStep): void {
    map.setAttribute('aria-label', this.#words.map(active));
    for (const shape of map.querySelectorAll<SVGGElement>('[data-state]')) {
      const { state = '' } = shape.dataset;
      shape.classList.toggle('leaf', state === leaf);
      shape.classList.toggle('within', state !== leaf && `${active}.`.startsWith(`${state}.`));
      const count = shape.querySelector('.count');
      if (count !== null) count.textContent = String(counts.find(([id]) => id === state)?.[1] ?? '');
    }
    const moving = map.querySelector('.arrows');
    const name = map.dataset['map'] === 'narrow' ? 'narrow' : 'wide';
    if (moving !== null) moving.innerHTML = this.#trace.pieces[arrows[name]] ?? '';
  }

  /** Keeps the current step visible in the list, without moving the page. */
  #scrollTo(step: number): void {
    const list = this.#find('.list');
    const item = this.#root.querySelector<HTMLElement>(`.play:not([hidden]) [data-step="${step}"]`);
    if (item === null || list.scrollHeight <= list.clientHeight) return;
    const [box, inner] = [list.getBoundingClientRect(), item.getBoundingClientRect()];
    const isOutside = inner.top < box.top || inner.bottom > box.bottom;
    if (isOutside) list.scrollTop += inner.top - box.top - list.clientHeight / 3;
  }

  #placeIn(hash: string): Place | undefined {
    const [, play, step] = HASH.exec(hash) ?? [];
    const place = { play: Number(play) - 1, step: Number(step) - 1 };
    return this.#trace.plays[place.play]?.[place.step] === undefined ? undefined : place;
  }

  #steps(): readonly TraceStep[] {
    return this.#trace.plays[this.#place.play] ?? [];
  }

  #items(): NodeListOf<HTMLElement> {
    return this.#root.querySelectorAll<HTMLElement>('[data-step]');
  }

  #select(): HTMLSelectElement | null {
    return this.#root.querySelector('select');
  }

  #button(name: string): HTMLButtonElement {
    return this.#find<HTMLButtonElement>(`button[name=${name}]`);
  }

  #onClick(name: string, listener: () => void): void {
    this.#button(name).addEventListener('click', listener);
  }

  #find<E extends HTMLElement = HTMLElement>(selector: string): E {
    const found = this.#root.querySelector<E>(selector);
    if (found === null) throw new TypeError(`The page of a ruling has no ${selector}.`);
    return found;
  }
}
