import {
  cardInView,
  type Decision,
  type DuelView,
  describePower,
  type ObjectInfo,
  type Option,
  type VisibleCard,
} from 'taiki';
import { keywordsText } from '../printed/cardFacts.ts';
import { english } from '../speech/english.ts';
import type { Speech } from '../speech/speech.ts';
import { grouped, likenessOf } from './alike.ts';
import { keptText, tappedFor } from './payments.ts';
import { namesOnBoard } from './table.ts';

/** One line of the list that a player chooses from: an option, or several that are alike. */
export interface Choice {
  /** The number to type. 0 always does nothing, except where an amount is asked. */
  readonly key: string;
  readonly label: string;
  readonly detail: string;
  /** The options that it stands for; none for the choice of nothing. */
  readonly indexes: readonly number[];
  /** The card that it is about, as far as the player knows it. */
  readonly card: ObjectInfo | undefined;
}

/** Where the options are effects, each is a choice of its own: alike ones may be about different cards. */
const NEVER_MERGED: ReadonlySet<Decision['kind']> = new Set(['standby', 'replace', 'mode', 'number', 'name']);

function likenessOfCard(view: DuelView, info: ObjectInfo | undefined): unknown {
  if (info === undefined) return null;
  const card = cardInView(view, info.id);
  if (card !== undefined) return likenessOf(card, view);
  return info.name === undefined || info.zone === 'shieldZone' ? info.id : [info.zone, info.owner, info.name];
}

function likenessOfOption(view: DuelView, { kind, options, limits }: Decision, index: number): string {
  const option = options[index];
  if (option === undefined || NEVER_MERGED.has(kind)) return String(index);
  const { label, card, target, uses, player, number, pass } = option;
  const among = (set: readonly number[]) => set.includes(index);
  return JSON.stringify([
    [label, player ?? null, number ?? null, pass ?? null],
    [card, target, uses].map((info) => likenessOfCard(view, info)),
    limits?.total?.values[index] ?? null,
    limits?.exclusive?.flatMap((set, nth) => (among(set) ? [nth] : [])) ?? null,
    limits?.required?.includes(index) ?? null,
    limits?.preferred?.map(({ options: first, over }) => [among(first), among(over)]) ?? null,
  ]);
}

/** What a player may choose, in the order of the options, with amounts ascending and doing nothing last. */
export function choicesOf(decision: Decision, view: DuelView, speech: Speech = english): readonly Choice[] {
  const { options, kind, min } = decision;
  const words = new Words(decision, view, speech);
  const groups = grouped(
    options.map((_, index) => index),
    (index) => likenessOfOption(view, decision, index),
  );
  const passes = groups.filter(([index = -1]) => kind !== 'number' && options[index]?.pass);
  const active = groups.filter((group) => !passes.includes(group));
  const choices = [
    ...active.map((indexes, place) => words.choice(indexes, place + 1)),
    ...passes.map((indexes, place) => words.choice(indexes, place === 0 ? 0 : active.length + place)),
  ];
  const none: Choice = {
    key: '0',
    label: speech.screen.choices.nothing(kind),
    detail: '',
    indexes: [],
    card: undefined,
  };
  const all = min === 0 && passes.length === 0 && kind !== 'number' ? [...choices, none] : choices;
  return toldApart(kind === 'number' ? all.toSorted((a, b) => Number(a.key) - Number(b.key)) : all);
}

/** Adds a number to choices that would read the same. */
function toldApart(choices: readonly Choice[]): readonly Choice[] {
  const same = grouped(choices, ({ label, detail }) => JSON.stringify([label, detail]));
  return choices.map((choice) => {
    const group = same.find((one) => one.includes(choice)) ?? [];
    return group.length < 2 ? choice : { ...choice, label: `${choice.label} #${group.indexOf(choice) + 1}` };
  });
}

/** Words the choices of one decision. */
class Words {
  readonly #decision: Decision;
  readonly #view: DuelView;
  readonly #names: ReadonlyMap<number, string>;
  readonly #speech: Speech;

  constructor(decision: Decision, view: DuelView, speech: Speech) {
    this.#speech = speech;
    this.#decision = decision;
    this.#view = view;
    this.#names = namesOnBoard(view, speech);
  }

  choice(indexes: readonly number[], place: number): Choice {
    const { options, kind } = this.#decision;
    const option = options[indexes[0] ?? -1] ?? { label: '' };
    const key = String(kind === 'number' ? (option.number ?? place) : place);
    const { label, detail } = this.#worded(option, indexes[0] ?? -1);
    const many = indexes.length > 1 ? this.#speech.screen.choices.alike(indexes.length) : '';
    return { key, label: `${label}${many}`, detail, indexes, card: option.card };
  }

  #worded(option: Option, index: number): { readonly label: string; readonly detail: string } {
    const { label, card, target, player, pass } = option;
    const { asking, screen, label: said } = this.#speech;
    const lying = cardInView(this.#view, card?.id);
    const kept =
      this.#decision.kind === 'pay'
        ? keptText(label, this.#view, this.#decision.player, this.#speech)
        : undefined;
    if (this.#decision.kind === 'standby') return { label: this.#standbyLabel(label, index), detail: '' };
    if (this.#decision.kind === 'mode') {
      const text = label.replace(/^\d+: /, '');
      const words = screen.choices.cardWords(text);
      return { label: `${words.charAt(0).toUpperCase()}${words.slice(1)}`, detail: '' };
    }
    if (kept !== undefined)
      return {
        label: kept,
        detail: screen.choices.tapping(label, tappedFor(label, this.#view, this.#decision.player)),
      };
    if (pass || card === undefined) return { label: said(label), detail: '' };
    switch (this.#decision.kind) {
      case 'attack':
        if (target !== undefined || player !== undefined) return this.#attack(option);
        break;
      case 'block':
        return { label: this.#named(label, card), detail: this.#blocking(lying) };
      case 'charge':
      case 'main':
        return {
          label: said(label),
          detail: lying === undefined ? asking.summary(card.name ?? '') : facts(lying, 'cost', this.#speech),
        };
      default:
        break;
    }
    return { label: this.#named(label, card), detail: this.#place(card, lying) };
  }

  /** The name of the source with what the effect does. */
  #standbyLabel(label: string, index: number): string {
    const { standby, active } = this.#view;
    const { options, player } = this.#decision;
    const effects = player === active ? standby.active : standby.nonActive;
    const effect = effects[index];
    const isListed = effects.length === options.length && effect !== undefined;
    const { label: said, name, screen } = this.#speech;
    if (!isListed || !label.startsWith(effect.source.name) || effect.text === undefined) return said(label);
    return screen.choices.standby(name(effect.source.name), screen.choices.cardWords(effect.text));
  }

  #attack({ card, target, player }: Option): { readonly label: string; readonly detail: string } {
    const { board, screen } = this.#speech;
    const { attack, theOpponent, wins, between } = screen.choices;
    const attacker = `${this.#name(card)} ${this.#power(card)}`.trimEnd();
    if (target !== undefined) {
      return {
        label: attack(attacker, `${this.#name(target)} ${this.#power(target)}`.trimEnd()),
        detail: '',
      };
    }
    const breakers = cardInView(this.#view, card?.id)?.current.breakers ?? [];
    const shields = player === undefined ? 1 : this.#view.counts[player].shieldZone;
    const how = shields === 0 ? [wins] : board.keywords(breakers.map((breaker) => `${breaker} breaker`));
    return { label: attack(attacker, theOpponent), detail: how.join(between) };
  }

  #blocking(blocker: VisibleCard | undefined): string {
    const attacker = cardInView(this.#view, this.#view.attack?.attacker);
    if (blocker?.current.power === undefined || attacker?.current.power === undefined) return '';
    return this.#speech.screen.choices.against(blocker.current.power, attacker.current.power);
  }

  #place(info: ObjectInfo, lying: VisibleCard | undefined): string {
    const { player, kind, options } = this.#decision;
    const { asking, screen } = this.#speech;
    const { between, opponents, places } = screen.choices;
    if (kind === 'shields') return '';
    const owner = info.owner === player ? [] : [opponents];
    const place = places[info.zone];
    const placed = place === undefined ? [] : [place];
    if (lying?.zone === 'battleZone') return [...owner, ...stateOf(lying, this.#speech)].join(between);
    if (info.name === undefined) return [...owner, ...placed].join(between);
    const zones = new Set(options.flatMap(({ card }) => card?.zone ?? []));
    const where = zones.size > 1 ? placed : [];
    return [...owner, ...where, asking.summary(info.name)].join(between);
  }

  #name(info: ObjectInfo | undefined): string {
    const { name, screen } = this.#speech;
    return (
      this.#names.get(info?.id ?? -1) ?? (info?.name === undefined ? screen.choices.aCard : name(info.name))
    );
  }

  #named(label: string, info: ObjectInfo): string {
    const shown = this.#names.get(info.id);
    const said = this.#speech.label(label);
    return shown === undefined || info.name === undefined
      ? said
      : said.replace(this.#speech.name(info.name), shown);
  }

  #power(info: ObjectInfo | undefined): string {
    const power = cardInView(this.#view, info?.id)?.current.power;
    return power === undefined ? '' : describePower(power);
  }
}

/** What a card is now, in a few words; with what it costs now where it is about to be used. */
function facts(
  { current, printed }: VisibleCard,
  shown: 'cost' | 'power',
  { board, screen: { choices } }: Speech,
): string {
  const { civilizations, type, costToPay, power } = current;
  return [
    ...(shown === 'cost' ? [choices.cost(costToPay, printed.cost)] : []),
    choices.kind(civilizations, type),
    ...(power === undefined ? [] : [choices.power(power)]),
    ...board.keywords(keywordsText(current)),
  ].join(choices.between);
}

/** What matters of a card in the battle zone. */
export function stateOf(
  { current, printed, tapped, inHyperMode, arrivedThisTurn, under }: VisibleCard,
  { board, name, screen: { choices } }: Speech = english,
): readonly string[] {
  return [
    ...(printed.otherFace?.name === current.name || printed.thirdFace?.name === current.name
      ? [name(current.name)]
      : []),
    ...(current.power === undefined ? [] : [describePower(current.power)]),
    ...(tapped ? [choices.tapped] : []),
    ...(inHyperMode ? [choices.hyperMode] : []),
    ...(arrivedThisTurn ? [choices.fresh] : []),
    ...(under.length === 0 ? [] : [choices.evolved]),
    ...board.keywords(keywordsText(current)),
  ];
}
