import { type Decision, type DuelView, describeResult, type Player } from 'taiki';
import { aboutDecision } from '../help.ts';
import { newsFor } from '../news.ts';
import { choicesOf } from './choices.ts';
import { SHORT_MARKS } from './lines/boardLines.ts';
import { readables, readingLines, zonesLines } from './lines/cardLines.ts';
import { clipped, type Line, line } from './lines/styled.ts';
import { type Page, pageLines, pageText, scrolled } from './pages.ts';
import { decidingLines, type Size, type Surroundings, tableAndPage } from './screen.ts';
import {
  type Asked,
  erasing,
  marking,
  moving,
  nothingSelected,
  type Selection,
  submitting,
  typing,
} from './selection.ts';
import type { Session } from './session.ts';

/** A key that was pressed. */
export type Key =
  | { readonly kind: 'text'; readonly text: string }
  | {
      readonly kind: 'enter' | 'backspace' | 'escape' | 'up' | 'down' | 'pageUp' | 'pageDown';
    };

/** What the screen shows instead of the open decision. */
type Mode =
  | { readonly kind: 'deciding' }
  | { readonly kind: 'page'; readonly page: Page }
  | { readonly kind: 'reading'; readonly typed: string; readonly offset: number; readonly message: string }
  | { readonly kind: 'filtering' }
  | { readonly kind: 'conceding'; readonly typed: string }
  | { readonly kind: 'leaving' }
  | { readonly kind: 'curtain'; readonly player: Player };

const DECIDING: Mode = { kind: 'deciding' };

/** News longer than this is shown before the decision. */
const NEWS_BESIDE = 4;
const NEWS_WIDTH = 76;

export interface ControllerSettings {
  /** Who plays whom, for the first line. */
  readonly caption: (player: Player) => string;
  /** Saves the duel; returns what to tell the player. */
  readonly save: () => string;
}

interface Open {
  readonly asked: Asked;
  readonly view: DuelView;
}

/** What a person does at the screen. Knows no terminal: keys go in, lines come out. */
export class Controller {
  readonly #session: Session;
  readonly #settings: ControllerSettings;
  #mode: Mode = DECIDING;
  #selection: Selection = nothingSelected;
  #open: Open | undefined;
  /** The person who has the keyboard. */
  #player: Player;
  #size: Size = { columns: 80, rows: 24 };
  #hasLeft = false;

  constructor(session: Session, settings: ControllerSettings) {
    this.#session = session;
    this.#settings = settings;
    const { seats } = session;
    this.#player = 'hotseat' in seats ? (session.duel.decision?.player ?? 'p1') : seats.person;
    this.#settle();
  }

  /** Whether the person wants to leave. */
  get hasLeft(): boolean {
    return this.#hasLeft;
  }

  get player(): Player {
    return this.#player;
  }

  resize(size: Size): void {
    this.#size = size;
  }

  /** Lets an agent answer. */
  stepAgent(): void {
    this.#session.stepAgent();
    this.#settle();
  }

  press(key: Key): void {
    const mode = this.#mode;
    switch (mode.kind) {
      case 'page':
        this.#pressOnPage(mode.page, key);
        return;
      case 'reading':
        this.#pressReading(mode, key);
        return;
      case 'filtering':
        this.#pressFiltering(key);
        return;
      case 'conceding':
        this.#pressConceding(mode.typed, key);
        return;
      case 'leaving':
        this.#pressLeaving(key);
        return;
      case 'curtain':
        if (key.kind === 'enter') this.#mode = this.#newsPage() ?? DECIDING;
        return;
      case 'deciding':
        if (this.#session.duel.result === undefined) this.#pressDeciding(key);
        else this.#pressAtEnd(key);
    }
  }

  /** Prepares for the next decision of a person, if there is one. */
  #settle(): void {
    const { asked: decision, duel } = this.#session;
    this.#selection = nothingSelected;
    this.#mode = DECIDING;
    this.#open = undefined;
    if (duel.result !== undefined || decision === undefined) return;
    const view = duel.view(decision.player);
    this.#open = { view, asked: { decision, choices: choicesOf(decision, view) } };
    const isOther = decision.player !== this.#player;
    this.#player = decision.player;
    this.#mode = isOther ? { kind: 'curtain', player: decision.player } : (this.#newsPage() ?? DECIDING);
  }

  get #news(): readonly string[] {
    // What a use costs is plain from the mana; the list of all that was tapped for it would fill the screen.
    const facts = this.#session.newsFor(this.#player).filter(({ kind }) => kind !== 'costPaid');
    return newsFor(facts, this.#player);
  }

  /** A page with what has happened, if it is too much to stand beside the decision. */
  #newsPage(): Mode | undefined {
    const paragraphs = this.#news;
    if (pageText({ paragraphs }, NEWS_WIDTH).length <= NEWS_BESIDE) return undefined;
    return {
      kind: 'page',
      page: { title: 'Since your last choice', paragraphs, offset: 0, place: 'belowTable' },
    };
  }

  #showPage(title: string, paragraphs: readonly string[], offset = 0): void {
    this.#mode = { kind: 'page', page: { title, paragraphs, offset, place: 'screen' } };
  }

  #pressDeciding(key: Key): void {
    const open = this.#open;
    if (open === undefined) {
      if (key.kind === 'text' && key.text === 'q') this.#mode = { kind: 'leaving' };
      return;
    }
    const { choices } = open.asked;
    switch (key.kind) {
      case 'enter':
        this.#submit(open);
        return;
      case 'backspace':
        this.#selection = erasing(this.#selection);
        return;
      case 'escape':
        this.#selection = nothingSelected;
        return;
      case 'up':
      case 'down':
        this.#selection = moving(this.#selection, choices, key.kind === 'up' ? -1 : 1);
        return;
      case 'pageUp':
      case 'pageDown':
        this.#selection = moving(this.#selection, choices, key.kind === 'pageUp' ? -8 : 8);
        return;
      case 'text':
        this.#type(key.text, open);
        return;
    }
  }

  #submit({ asked }: Open): void {
    const { answer, selection } = submitting(this.#selection, asked);
    if (answer === undefined) this.#selection = selection;
    else {
      this.#session.answer(answer);
      this.#settle();
    }
  }

  #type(text: string, open: Open): void {
    const isMarking = text === ' ' && this.#selection.typed === '' && this.#selection.cursor !== undefined;
    if (isMarking) this.#selection = marking(this.#selection, open.asked);
    else if (/^[\d ,]$/.test(text)) this.#selection = typing(this.#selection, text);
    else this.#command(text.toLowerCase(), open);
  }

  #command(key: string, { asked, view }: Open): void {
    switch (key) {
      case '?':
        this.#showPage('Help', this.#help(asked.decision));
        return;
      case 'r':
        this.#read(asked, view);
        return;
      case 'z':
        this.#showPage('All zones', zonesLines(view));
        return;
      case 'l':
        this.#showLog();
        return;
      case 'u':
        this.#undo();
        return;
      case 's':
        this.#selection = { ...this.#selection, message: this.#settings.save() };
        return;
      case 'c':
        this.#mode = { kind: 'conceding', typed: '' };
        return;
      case 'q':
        this.#mode = { kind: 'leaving' };
        return;
      case '/':
        this.#mode = { kind: 'filtering' };
        return;
      default:
        this.#selection = {
          ...this.#selection,
          message: `"${key}" is no key here. Type a number, or ? for help.`,
        };
    }
  }

  #help(decision: Decision): readonly string[] {
    return [
      ...aboutDecision(decision, this.#session.duel.explain()),
      'Answering',
      '  Type the number of a choice, then Enter. 0 does nothing or goes on, except where an amount is asked.',
      '  To choose several, type all their numbers: 1 3. In an order: 2 1 3. Two that are alike: 1 1.',
      '  Or move with the arrow keys, mark with Space where several may be chosen, then Enter.',
      '  Enter alone does nothing. Backspace and Esc take back what is not sent.',
      'Keys',
      '  r reads a card: the number of a choice before it reads that one, as in 2r',
      '  z shows graveyards, mana and all other zones by name     l shows all that has happened',
      '  u takes back your last answer, unless somebody has seen a hidden card or chosen something since',
      '  s saves     c concedes     q or Ctrl-C leaves     / lists only what contains a word',
      'The table',
      '  Power and abilities are what they are now; ▲ and ▼ mark power above and below the printed one.',
      '  A tapped creature has attacked or blocked. A new one was put this turn and cannot attack yet, unless it evolved.',
      `  ${SHORT_MARKS.join(' ')}`,
      '  The number after a card in your hand is what it costs now.',
    ];
  }

  #read({ choices, decision }: Asked, view: DuelView): void {
    const { typed, cursor } = this.#selection;
    const wanted = typed.trim() === '' ? cursor : choices.findIndex(({ key }) => key === typed.trim());
    const info = choices[wanted ?? -1]?.card;
    const readable = readables(view, decision).find(({ card, name }) =>
      card === undefined ? name === info?.name : card.id === info?.id || card.name === info?.name,
    );
    if (info?.name !== undefined && readable !== undefined) {
      this.#selection = { ...this.#selection, typed: '' };
      const exact = readables(view, decision).find(({ card }) => card?.id === info.id) ?? readable;
      this.#showPage(exact.name, readingLines(exact, view));
    } else this.#mode = { kind: 'reading', typed: '', offset: 0, message: '' };
  }

  #showLog(): void {
    const paragraphs = newsFor(this.#session.duel.logFor(this.#player), this.#player);
    this.#showPage('All that has happened', paragraphs, Number.MAX_SAFE_INTEGER);
  }

  #undo(): void {
    if (this.#session.undo()) {
      this.#settle();
      this.#mode = DECIDING;
    } else {
      const message =
        'There is nothing to take back: somebody has seen or chosen something since your last answer.';
      this.#selection = { ...this.#selection, message };
    }
  }

  #pressOnPage(page: Page, key: Key): void {
    const rows = page.place === 'screen' ? this.#size.rows : 10;
    const scroll = (by: number) => {
      const from = Math.min(page.offset, Math.max(0, pageText(page, this.#size.columns).length - rows + 2));
      this.#mode = { kind: 'page', page: scrolled({ ...page, offset: from }, by, this.#size.columns, rows) };
    };
    switch (key.kind) {
      case 'up':
        scroll(-1);
        return;
      case 'down':
        scroll(1);
        return;
      case 'pageUp':
        scroll(2 - rows);
        return;
      case 'pageDown':
        scroll(rows - 2);
        return;
      case 'enter':
      case 'escape':
        this.#mode = DECIDING;
        return;
      case 'text':
        if (page.place === 'belowTable' && /^[rzl?]$/.test(key.text)) return;
        if (key.text === 'q' || key.text === ' ') this.#mode = DECIDING;
        return;
      case 'backspace':
        return;
    }
  }

  #pressReading(mode: Extract<Mode, { kind: 'reading' }>, key: Key): void {
    const view = this.#view;
    const cards = readables(view, this.#open?.asked.decision);
    const rows = this.#size.rows - 4;
    switch (key.kind) {
      case 'escape':
        this.#mode = DECIDING;
        return;
      case 'enter': {
        const card = cards[Number(mode.typed) - 1];
        if (mode.typed === '') this.#mode = DECIDING;
        else if (card === undefined)
          this.#mode = { ...mode, typed: '', message: `There is no ${mode.typed} in the list.` };
        else this.#showPage(card.name, readingLines(card, view));
        return;
      }
      case 'backspace':
        this.#mode = { ...mode, typed: mode.typed.slice(0, -1), message: '' };
        return;
      case 'text':
        if (/^\d$/.test(key.text))
          this.#mode = { ...mode, typed: `${mode.typed}${key.text}`.slice(0, 4), message: '' };
        return;
      default: {
        const by = { up: -1, down: 1, pageUp: -rows, pageDown: rows }[key.kind];
        const last = Math.max(0, cards.length - rows);
        this.#mode = { ...mode, offset: Math.max(0, Math.min(last, mode.offset + by)) };
      }
    }
  }

  #pressFiltering(key: Key): void {
    const { filter } = this.#selection;
    switch (key.kind) {
      case 'text':
        this.#selection = {
          ...this.#selection,
          filter: `${filter}${key.text}`.slice(0, 40),
          cursor: undefined,
        };
        return;
      case 'backspace':
        this.#selection = { ...this.#selection, filter: filter.slice(0, -1), cursor: undefined };
        return;
      case 'escape':
        this.#selection = { ...this.#selection, filter: '' };
        this.#mode = DECIDING;
        return;
      default:
        this.#mode = DECIDING;
    }
  }

  #pressConceding(typed: string, key: Key): void {
    if (key.kind === 'text') this.#mode = { kind: 'conceding', typed: `${typed}${key.text}`.slice(0, 10) };
    else if (key.kind === 'backspace') this.#mode = { kind: 'conceding', typed: typed.slice(0, -1) };
    else if (key.kind === 'escape') this.#mode = DECIDING;
    else if (key.kind === 'enter' && typed.trim().toLowerCase() === 'yes') {
      this.#session.concede(this.#player);
      this.#settle();
    } else if (key.kind === 'enter') this.#mode = DECIDING;
  }

  #pressLeaving(key: Key): void {
    if (key.kind === 'escape' || (key.kind === 'text' && key.text === 'n')) this.#mode = DECIDING;
    if (key.kind !== 'text') return;
    if (key.text === 's') this.#settings.save();
    if (key.text === 's' || key.text === 'y') this.#hasLeft = true;
  }

  #pressAtEnd(key: Key): void {
    if (key.kind === 'enter') this.#hasLeft = true;
    if (key.kind !== 'text') return;
    if (key.text === 'q') this.#hasLeft = true;
    if (key.text === 'l') this.#showLog();
    if (key.text === 'z') this.#showPage('All zones', zonesLines(this.#view));
  }

  get #view(): DuelView {
    return this.#open?.view ?? this.#session.duel.view(this.#player);
  }

  /** The lines of the screen, at most as many as the terminal has. */
  draw(size: Size): readonly Line[] {
    const mode = this.#mode;
    const { columns, rows } = size;
    switch (mode.kind) {
      case 'page':
        return mode.page.place === 'screen'
          ? pageLines(mode.page, columns, rows)
          : tableAndPage(this.#surroundings, mode.page, size);
      case 'reading':
        return this.#readingLines(mode, size);
      case 'curtain':
        return [
          [],
          line(`  ${mode.player}, it is your choice.`, 'bold'),
          line(`  Nobody else should look at the screen. Enter shows the table of ${mode.player}.`),
        ];
      case 'conceding':
        return this.#question(
          'Concede? The opponent wins.',
          `Type yes and Enter to concede; Enter alone goes back. ${mode.typed}`,
          size,
        );
      case 'leaving':
        return this.#question(
          'Leave the duel?',
          's saves and leaves · y leaves without saving · n stays',
          size,
        );
      case 'filtering':
      case 'deciding':
        return this.#decidingOrEnd(size);
    }
  }

  get #surroundings(): Surroundings {
    return { view: this.#view, caption: this.#settings.caption(this.#player), news: this.#news };
  }

  #question(title: string, text: string, size: Size): readonly Line[] {
    const page: Page = { title, paragraphs: [], offset: 0, place: 'belowTable' };
    return [...tableAndPage(this.#surroundings, page, size).slice(0, -1), line(text, 'warning')];
  }

  #decidingOrEnd(size: Size): readonly Line[] {
    const { result } = this.#session.duel;
    if (result !== undefined) {
      const title = `${describeResult(result, this.#endReader)}.`;
      const log = newsFor(this.#session.duel.logFor(this.#player), this.#player);
      const paragraphs = ['', ...log.slice(-6)];
      const page: Page = { title, paragraphs, offset: 0, place: 'belowTable' };
      const lines = tableAndPage(this.#surroundings, page, size).slice(0, -1);
      return [...lines, line('The duel is over. z zones · l log · q or Enter leaves', 'bold')];
    }
    if (this.#open === undefined) return this.#question('The opponent is thinking', '', size);
    const lines = decidingLines(this.#surroundings, this.#open.asked, this.#selection, size);
    if (this.#mode.kind !== 'filtering') return lines;
    const text = `/${this.#selection.filter}█  Enter goes back to the numbers, Esc lists all again`;
    return [...lines.slice(0, -2), line(text, 'bold'), ...lines.slice(-1)];
  }

  get #endReader(): Player | 'all' {
    return 'hotseat' in this.#session.seats ? 'all' : this.#player;
  }

  #readingLines(mode: Extract<Mode, { kind: 'reading' }>, { columns, rows }: Size): readonly Line[] {
    const cards = readables(this.#view, this.#open?.asked.decision);
    const shown = rows - 4;
    const list = cards.map(({ name, where }, index) =>
      line(`${String(index + 1).padStart(4)}  ${name}  ${where}`),
    );
    const rest = cards.length - mode.offset - shown;
    return [
      line('Which card?', 'bold'),
      ...list.slice(mode.offset, mode.offset + shown).map((one) => clipped(one, columns)),
      line(rest > 0 ? `     … ${rest} more: arrow keys` : '', 'dim'),
      line(mode.message === '' ? 'Type a number, then Enter. Enter alone goes back.' : mode.message, 'dim'),
      line(`> ${mode.typed}█`, 'bold'),
    ];
  }
}
