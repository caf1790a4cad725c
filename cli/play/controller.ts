import type { Decision, DuelView, Player } from 'taiki';
import { newsFor } from '../news.ts';
import { english } from '../speech/english.ts';
import type { Speech } from '../speech/speech.ts';
import { choicesOf } from './choices.ts';
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
  /** The language of the screen; English if not given. */
  readonly speech?: Speech;
}

interface Open {
  readonly asked: Asked;
  readonly view: DuelView;
}

/** What a person does at the screen. Knows no terminal: keys go in, lines come out. */
export class Controller {
  readonly #session: Session;
  readonly #settings: ControllerSettings;
  readonly #speech: Speech;
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
    this.#speech = settings.speech ?? english;
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
    this.#open = { view, asked: { decision, choices: choicesOf(decision, view, this.#speech) } };
    const isOther = decision.player !== this.#player;
    this.#player = decision.player;
    this.#mode = isOther ? { kind: 'curtain', player: decision.player } : (this.#newsPage() ?? DECIDING);
  }

  get #news(): readonly string[] {
    // What a use costs is plain from the mana; the list of all that was tapped for it would fill the screen.
    const facts = this.#session.newsFor(this.#player).filter(({ kind }) => kind !== 'costPaid');
    return newsFor(facts, this.#player, this.#speech);
  }

  /** A page with what has happened, if it is too much to stand beside the decision. */
  #newsPage(): Mode | undefined {
    const paragraphs = this.#news;
    if (pageText({ paragraphs }, NEWS_WIDTH).length <= NEWS_BESIDE) return undefined;
    return {
      kind: 'page',
      page: { title: this.#speech.screen.pages.news, paragraphs, offset: 0, place: 'belowTable' },
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
    const { answer, selection } = submitting(this.#selection, asked, this.#speech);
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
    const { answering, pages } = this.#speech.screen;
    switch (key) {
      case '?':
        this.#showPage(pages.help, this.#help(asked.decision));
        return;
      case 'r':
        this.#read(asked, view);
        return;
      case 'z':
        this.#showPage(pages.zones, zonesLines(view, this.#speech));
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
          message: answering.noKey(key),
        };
    }
  }

  #help(decision: Decision): readonly string[] {
    const { about, keys } = this.#speech.screen.pages;
    return [...about(decision, this.#session.duel.explain()), ...keys];
  }

  #read({ choices, decision }: Asked, view: DuelView): void {
    const { typed, cursor } = this.#selection;
    const wanted = typed.trim() === '' ? cursor : choices.findIndex(({ key }) => key === typed.trim());
    const info = choices[wanted ?? -1]?.card;
    const readable = readables(view, decision, this.#speech).find(({ card, name }) =>
      card === undefined ? name === info?.name : card.id === info?.id || card.name === info?.name,
    );
    if (info?.name !== undefined && readable !== undefined) {
      this.#selection = { ...this.#selection, typed: '' };
      const exact =
        readables(view, decision, this.#speech).find(({ card }) => card?.id === info.id) ?? readable;
      this.#showPage(exact.title, readingLines(exact, view, this.#speech));
    } else this.#mode = { kind: 'reading', typed: '', offset: 0, message: '' };
  }

  #showLog(): void {
    const paragraphs = newsFor(this.#session.duel.logFor(this.#player), this.#player, this.#speech);
    this.#showPage(this.#speech.screen.pages.log, paragraphs, Number.MAX_SAFE_INTEGER);
  }

  #undo(): void {
    if (this.#session.undo()) {
      this.#settle();
      this.#mode = DECIDING;
    } else {
      const message = this.#speech.screen.answering.noUndo;
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
    const cards = readables(view, this.#open?.asked.decision, this.#speech);
    const rows = this.#size.rows - 4;
    switch (key.kind) {
      case 'escape':
        this.#mode = DECIDING;
        return;
      case 'enter': {
        const card = cards[Number(mode.typed) - 1];
        if (mode.typed === '') this.#mode = DECIDING;
        else if (card === undefined)
          this.#mode = { ...mode, typed: '', message: this.#speech.screen.answering.notInList(mode.typed) };
        else this.#showPage(card.title, readingLines(card, view, this.#speech));
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
    else if (key.kind === 'enter' && typed.trim().toLowerCase() === this.#speech.screen.passing.yes) {
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
    if (key.text === 'z')
      this.#showPage(this.#speech.screen.pages.zones, zonesLines(this.#view, this.#speech));
  }

  get #view(): DuelView {
    return this.#open?.view ?? this.#session.duel.view(this.#player);
  }

  /** The lines of the screen, at most as many as the terminal has. */
  draw(size: Size): readonly Line[] {
    const mode = this.#mode;
    const { columns, rows } = size;
    const { passing } = this.#speech.screen;
    switch (mode.kind) {
      case 'page':
        return mode.page.place === 'screen'
          ? pageLines(mode.page, columns, rows, this.#speech)
          : tableAndPage(this.#surroundings, mode.page, size);
      case 'reading':
        return this.#readingLines(mode, size);
      case 'curtain': {
        const [title, text] = passing.curtain(mode.player);
        return [[], line(`  ${title}`, 'bold'), line(`  ${text}`)];
      }
      case 'conceding':
        return this.#question(passing.concede, passing.typeYes(mode.typed), size);
      case 'leaving':
        return this.#question(passing.leave, passing.leaving, size);
      case 'filtering':
      case 'deciding':
        return this.#decidingOrEnd(size);
    }
  }

  get #surroundings(): Surroundings {
    return {
      view: this.#view,
      caption: this.#settings.caption(this.#player),
      news: this.#news,
      speech: this.#speech,
    };
  }

  #question(title: string, text: string, size: Size): readonly Line[] {
    const page: Page = { title, paragraphs: [], offset: 0, place: 'belowTable' };
    return [...tableAndPage(this.#surroundings, page, size).slice(0, -1), line(text, 'warning')];
  }

  #decidingOrEnd(size: Size): readonly Line[] {
    const { result } = this.#session.duel;
    const { answering, passing } = this.#speech.screen;
    if (result !== undefined) {
      const title = passing.ended(this.#speech.result(result, this.#endReader));
      const log = newsFor(this.#session.duel.logFor(this.#player), this.#player, this.#speech);
      const paragraphs = ['', ...log.slice(-6)];
      const page: Page = { title, paragraphs, offset: 0, place: 'belowTable' };
      const lines = tableAndPage(this.#surroundings, page, size).slice(0, -1);
      return [...lines, line(passing.over, 'bold')];
    }
    if (this.#open === undefined) return this.#question(passing.thinking, '', size);
    const lines = decidingLines(this.#surroundings, this.#open.asked, this.#selection, size);
    if (this.#mode.kind !== 'filtering') return lines;
    const text = `/${this.#selection.filter}█  ${answering.filtering}`;
    return [...lines.slice(0, -2), line(text, 'bold'), ...lines.slice(-1)];
  }

  get #endReader(): Player | 'all' {
    return 'hotseat' in this.#session.seats ? 'all' : this.#player;
  }

  #readingLines(mode: Extract<Mode, { kind: 'reading' }>, { columns, rows }: Size): readonly Line[] {
    const cards = readables(this.#view, this.#open?.asked.decision, this.#speech);
    const { pages } = this.#speech.screen;
    const shown = rows - 4;
    const list = cards.map(({ title, where }, index) =>
      line(`${String(index + 1).padStart(4)}  ${title}  ${where}`),
    );
    const rest = cards.length - mode.offset - shown;
    return [
      line(pages.whichCard, 'bold'),
      ...list.slice(mode.offset, mode.offset + shown).map((one) => clipped(one, columns)),
      line(rest > 0 ? `     ${pages.moreCards(rest)}` : '', 'dim'),
      line(mode.message === '' ? pages.typeCard : mode.message, 'dim'),
      line(`> ${mode.typed}█`, 'bold'),
    ];
  }
}
