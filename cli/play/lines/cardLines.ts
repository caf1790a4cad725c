import {
  cardInView,
  type Decision,
  type DuelView,
  type Legality,
  opponentOf,
  type VisibleCard,
  type Zone,
} from 'taiki';
import { manaCards, visible } from '../../printed/board.ts';
import { cardText, summaryOf } from '../../printed/cardFacts.ts';
import { listed } from '../../printed/wording.ts';
import { grouped, likenessOf } from '../alike.ts';
import { stateOf } from '../choices.ts';
import { cellsOf } from '../table.ts';

/** A card that can be read. */
export interface Readable {
  readonly name: string;
  readonly where: string;
  /** Undefined for a card that is only named, by a decision or below another card. */
  readonly card: VisibleCard | undefined;
}

const ZONES_READ: readonly (readonly [Zone, string])[] = [
  ['hand', 'hand'],
  ['shieldZone', 'shields'],
  ['manaZone', 'mana zone'],
  ['graveyard', 'graveyard'],
  ['hyperspatialZone', 'hyperspatial zone'],
  ['superGRZone', 'super GR zone'],
];

/** Every card that the player may read now: what lies in the battle zone first, the others by name. */
export function readables(view: DuelView, decision: Decision | undefined): readonly Readable[] {
  const players = [opponentOf(view.viewer), view.viewer];
  const lying = players.flatMap((player) => {
    const whose = player === view.viewer ? 'yours' : "the opponent's";
    return cellsOf(view, player).map(
      ({ card, tag, count }): Readable => ({
        name: `${count === 1 ? '' : `${count}× `}${card.name}${tag === '' ? '' : ` ${tag}`}`,
        where: [whose, ...stateOf(card)].join(', '),
        card,
      }),
    );
  });
  const elsewhere = [...players]
    .reverse()
    .flatMap((player) =>
      ZONES_READ.flatMap(([zone, place]) =>
        grouped(visible(view.zones[player][zone]), (card) =>
          likenessOf({ ...card, tapped: false }, view),
        ).flatMap(([card]): readonly Readable[] =>
          card === undefined
            ? []
            : [{ name: card.name, where: player === view.viewer ? place : `the opponent's ${place}`, card }],
        ),
      ),
    );
  const shown = new Set([...lying, ...elsewhere].map(({ card }) => card?.name));
  const below = players
    .flatMap((player) => visible(view.zones[player].battleZone))
    .flatMap(({ under }) => under);
  const asked = [
    decision?.source,
    ...(decision?.options ?? []).flatMap(({ card, target }) => [card, target]),
  ];
  const named = [...new Set([...asked.flatMap((info) => info?.name ?? []), ...below])];
  const others = named
    .filter((name) => !shown.has(name))
    .map((name): Readable => ({ name, where: '', card: undefined }));
  return [...lying, ...others, ...elsewhere];
}

const untilText: Readonly<Record<string, string>> = {
  turn: 'until the end of the turn',
  attack: 'during this attack',
  battle: 'during this battle',
};

function effectLines({ effects }: VisibleCard): readonly string[] {
  return effects.map(({ text, source, until }) => {
    const lasting = until === undefined ? '' : `, ${untilText[until] ?? `until: ${until}`}`;
    return `  ${text} (${source.name}${lasting})`;
  });
}

const refusalOf = (what: string, legality: Legality | undefined): readonly string[] =>
  legality === undefined || legality.legal
    ? []
    : [
        `It cannot ${what}: ${legality.reason}${legality.by === undefined ? '' : ` (${legality.by})`} (rule ${legality.rule}).`,
      ];

/** The text of a card; of one that lies open, also what it is now and why. */
export function readingLines({ card, name }: Readable, view: DuelView): readonly string[] {
  if (card === undefined) return cardText(name);
  const now = cardInView(view, card.id) ?? card;
  const { current, printed, can } = now;
  const power =
    current.power === printed.power ? [] : [`Power now: ${current.power} (printed ${printed.power}).`];
  const cost =
    now.zone !== 'hand' || current.costToPay === printed.cost
      ? []
      : [`Costs now: ${current.costToPay} (printed ${printed.cost}).`];
  const gained = current.abilities.filter((ability) => !printed.abilities.includes(ability));
  const lost = printed.abilities.filter((ability) => !current.abilities.includes(ability));
  return [
    ...cardText(card.name),
    '',
    ...power,
    ...cost,
    ...gained.map((ability) => `Gained: ${ability}`),
    ...lost.map((ability) => `Lost: ${ability}`),
    ...(now.under.length === 0 ? [] : [`On top of: ${listed(now.under)}.`]),
    ...(now.effects.length === 0 ? [] : ['Effects on it:', ...effectLines(now)]),
    ...(now.zone === 'battleZone' && now.owner === view.active ? refusalOf('attack', can.attack) : []),
    ...(now.zone === 'battleZone' && now.owner !== view.active ? refusalOf('block', can.block) : []),
    ...refusalOf('be used', can.use),
  ];
}

/** Every zone by name, for both players: the battle zone in full, and what the board only counts. */
export function zonesLines(view: DuelView): readonly string[] {
  return [view.viewer, opponentOf(view.viewer)].flatMap((player) => {
    const title = player === view.viewer ? 'YOU' : 'OPPONENT';
    const zones = view.zones[player];
    const part = (name: string, lines: readonly string[]) =>
      lines.length === 0 ? [`${name}: none`] : [`${name}:`, ...lines.map((one) => `  ${one}`)];
    const names = (cards: readonly VisibleCard[]) =>
      listed(cards.map(({ name }) => name))
        .split(' · ')
        .filter((one) => one !== '');
    const mana = manaCards(
      zones.manaZone,
      ({ name, current }) => `${name} (${current.civilizations.join('/') || 'colorless'})`,
    );
    const colored = (tapped: boolean) =>
      listed(mana.filter((card) => card.tapped === tapped).map(({ text }) => text))
        .split(' · ')
        .filter((one) => one !== '');
    return [
      title,
      ...part(
        'Battle zone',
        cellsOf(view, player).map(({ card, count }) =>
          [`${count === 1 ? '' : `${count}× `}${card.name}`, ...stateOf(card)].join(', '),
        ),
      ),
      ...part('Mana, untapped', colored(false)),
      ...part('Mana, tapped', colored(true)),
      ...part('Graveyard', names(visible(zones.graveyard))),
      ...(player === view.viewer
        ? part(
            'Hand',
            visible(zones.hand).map(({ name }) => `${name}: ${summaryOf(name)}`),
          )
        : []),
      ...(['shieldZone', 'hyperspatialZone', 'superGRZone'] as const).flatMap((zone) => {
        const cards = visible(zones[zone]);
        return cards.length === 0 ? [] : part(ZONE_TITLES[zone], names(cards));
      }),
      '',
    ];
  });
}

const ZONE_TITLES = {
  shieldZone: 'With the shields, face up',
  hyperspatialZone: 'Hyperspatial zone',
  superGRZone: 'Super GR zone',
} as const;
