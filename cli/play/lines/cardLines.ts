import {
  cardInView,
  type Decision,
  type DuelView,
  type Legality,
  opponentOf,
  type VisibleCard,
  type Zone,
} from 'taiki';
import { manaCards, namesOfCard, visible } from '../../printed/board.ts';
import { listed } from '../../printed/wording.ts';
import { english } from '../../speech/english.ts';
import type { ZoneTitle } from '../../speech/screenTexts.ts';
import type { Speech } from '../../speech/speech.ts';
import { grouped, likenessOf } from '../alike.ts';
import { stateOf } from '../choices.ts';
import { cellsOf } from '../table.ts';

/** A card that can be read. */
export interface Readable {
  readonly name: string;
  /** The name in the language of the screen. */
  readonly title: string;
  readonly where: string;
  /** Undefined for a card that is only named, by a decision or below another card. */
  readonly card: VisibleCard | undefined;
}

const ZONES_READ: readonly Zone[] = [
  'hand',
  'shieldZone',
  'manaZone',
  'graveyard',
  'hyperspatialZone',
  'superGRZone',
  'abyssZone',
];

/** Every card that the player may read now: what lies in the battle zone first, the others by name. */
export function readables(
  view: DuelView,
  decision: Decision | undefined,
  speech: Speech = english,
): readonly Readable[] {
  const { pages, choices } = speech.screen;
  const players = [opponentOf(view.viewer), view.viewer];
  const lying = players.flatMap((player) => {
    const whose = player === view.viewer ? pages.yours : pages.theOpponents;
    return cellsOf(view, player).map(
      ({ card, tag, count }): Readable => ({
        name: `${count === 1 ? '' : `${count}× `}${card.name}${tag === '' ? '' : ` ${tag}`}`,
        title: `${count === 1 ? '' : `${count}× `}${speech.name(card.name)}${tag === '' ? '' : ` ${tag}`}`,
        where: [whose, ...stateOf(card, speech)].join(choices.between),
        card,
      }),
    );
  });
  const elsewhere = [...players].reverse().flatMap((player) =>
    ZONES_READ.flatMap((zone) =>
      grouped(visible(view.zones[player][zone]), (card) =>
        likenessOf({ ...card, tapped: false }, view),
      ).flatMap(([card]): readonly Readable[] =>
        card === undefined
          ? []
          : [
              {
                name: card.name,
                title: speech.name(card.name),
                where: pages.of(player === view.viewer ? 'you' : 'opponent', zone),
                card,
              },
            ],
      ),
    ),
  );
  const shown = new Set([...lying, ...elsewhere].map(({ card }) => card?.name));
  const below = players
    .flatMap((player) => visible(view.zones[player].battleZone))
    .flatMap((card) => namesOfCard(card).slice(1));
  const asked = [
    decision?.source,
    ...(decision?.options ?? []).flatMap(({ card, target }) => [card, target]),
  ];
  const named = [...new Set([...asked.flatMap((info) => info?.name ?? []), ...below])];
  const others = named
    .filter((name) => !shown.has(name))
    .map((name): Readable => ({ name, title: speech.name(name), where: '', card: undefined }));
  return [...lying, ...others, ...elsewhere];
}

const refusalOf = (
  what: 'attack' | 'block' | 'be used',
  legality: Legality | undefined,
  { screen }: Speech,
): readonly string[] =>
  legality === undefined || legality.legal ? [] : [screen.pages.refusal(what, legality)];

/** The text of a card; of one that lies open, also what it is now and why. */
export function readingLines(
  { card, name }: Pick<Readable, 'card' | 'name'>,
  view: DuelView,
  speech: Speech = english,
): readonly string[] {
  const { board, playing, screen } = speech;
  const { pages } = screen;
  if (card === undefined) return playing.card(name);
  const now = cardInView(view, card.id) ?? card;
  const { current, printed, can } = now;
  const power =
    current.power === undefined || current.power === printed.power
      ? []
      : [pages.powerNow(current.power, printed.power)];
  const cost =
    now.zone !== 'hand' || current.costToPay === printed.cost
      ? []
      : [pages.costsNow(current.costToPay, printed.cost)];
  const gained = current.abilities.filter((ability) => !printed.abilities.includes(ability));
  const lost = printed.abilities.filter((ability) => !current.abilities.includes(ability));
  return [
    ...playing.card(card.name),
    '',
    ...power,
    ...cost,
    ...gained.map(pages.gained),
    ...lost.map(pages.lost),
    ...(now.links.length === 0 ? [] : [pages.linkedWith(board.names(now.links.map(({ name }) => name)))]),
    ...(now.seals === 0 ? [] : [pages.sealed(now.seals, now.ignored ? 'ignored' : 'heeded')]),
    ...(now.under.length === 0 ? [] : [pages.onTopOf(board.names(now.under))]),
    ...(now.effects.length === 0 ? [] : [pages.effects]),
    ...now.effects.map(({ text, source, until }) => pages.effect(text, source.name ?? '', until)),
    ...(now.zone === 'battleZone' && now.owner === view.active
      ? refusalOf('attack', can.attack, speech)
      : []),
    ...(now.zone === 'battleZone' && now.owner !== view.active ? refusalOf('block', can.block, speech) : []),
    ...refusalOf('be used', can.use, speech),
  ];
}

/** Every zone by name, for both players: the battle zone in full, and what the board only counts. */
export function zonesLines(view: DuelView, speech: Speech = english): readonly string[] {
  const { asking, board, name: said, screen } = speech;
  const { pages, choices } = screen;
  return [view.viewer, opponentOf(view.viewer)].flatMap((player) => {
    const zones = view.zones[player];
    const part = (title: ZoneTitle, lines: readonly string[]) =>
      lines.length === 0
        ? [pages.emptyZone(pages.zoneTitles[title])]
        : [pages.zone(pages.zoneTitles[title]), ...lines.map((one) => `  ${one}`)];
    const names = (cards: readonly VisibleCard[]) => counted(cards.map(({ name }) => said(name)));
    const mana = manaCards(
      zones.manaZone,
      ({ name, current }) => `${said(name)} (${board.mana(current.civilizations)})`,
      board.faceDown,
    );
    const colored = (state: 'tapped' | 'untapped') =>
      counted(mana.filter(({ tapped }) => tapped === (state === 'tapped')).map(({ text }) => text));
    return [
      pages.owners[player === view.viewer ? 'you' : 'opponent'],
      ...part(
        'battleZone',
        cellsOf(view, player).map(({ card, count }) =>
          [`${count === 1 ? '' : `${count}× `}${said(card.name)}`, ...stateOf(card, speech)].join(
            choices.between,
          ),
        ),
      ),
      ...part('manaUntapped', colored('untapped')),
      ...part('manaTapped', colored('tapped')),
      ...part('graveyard', names(visible(zones.graveyard))),
      ...(player === view.viewer
        ? part(
            'hand',
            visible(zones.hand).map(({ name }) => asking.about(said(name), asking.summary(name))),
          )
        : []),
      ...(['shieldZone', 'hyperspatialZone', 'superGRZone', 'abyssZone'] as const).flatMap((zone) => {
        const cards = visible(zones[zone]);
        return cards.length === 0 ? [] : part(zone, names(cards));
      }),
      '',
    ];
  });
}

/** Texts with counts, each once. */
const counted = (texts: readonly string[]): readonly string[] =>
  listed(texts)
    .split(' · ')
    .filter((one) => one !== '');
