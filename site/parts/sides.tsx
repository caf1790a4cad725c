import { seenIn, type TraceReader } from '@taiki/inspector/model';
import type { VNode } from 'preact';
import { describePower, type Player, type Zone } from 'taiki';
import type { NarrationTexts } from 'taiki/rulings';
import { useWords } from '../language/inWords.ts';

type Table = NonNullable<TraceReader['last']['table']>;
type Card = Table['cards'][number];

/** Zones with their cards; of the deck only the number is shown. */
const ZONES: readonly Zone[] = [
  'battleZone',
  'hand',
  'manaZone',
  'shieldZone',
  'graveyard',
  'hyperspatialZone',
  'superGRZone',
  'abyssZone',
];

/** Zones that are shown even when they are empty. */
const ALWAYS: ReadonlySet<Zone> = new Set(['battleZone', 'hand', 'manaZone', 'shieldZone']);

const FILLER = 'Filler';

interface Group {
  readonly card: Card;
  count: number;
}

/** Cards that look alike as one group. */
function groupsOf(cards: readonly Card[], narration: NarrationTexts): readonly Group[] {
  const groups = new Map<string, Group>();
  for (const card of cards) {
    const key = [card.name, ...marksOf(card, narration), card.power, card.attachedTo].join('|');
    const group = groups.get(key);
    if (group === undefined) groups.set(key, { card, count: 1 });
    else group.count++;
  }
  return [...groups.values()];
}

const marksOf = (
  { tapped, pending, faceUp, faceDown, zone, under }: Card,
  { marks, name }: NarrationTexts,
): readonly string[] => [
  ...(tapped ? [marks.tapped] : []),
  ...(pending ? [marks.pending] : []),
  ...(faceUp && zone === 'shieldZone' ? [marks.faceUp] : []),
  ...(faceDown ? [marks.faceDown] : []),
  ...(under.length > 0 ? [marks.over(under.map(name))] : []),
];

function CardGroup({ card, count, table }: Group & { readonly table: Table }): VNode {
  const { narration, sides: words } = useWords();
  const { name, marks: said } = narration;
  const bearer = card.attachedTo === undefined ? undefined : table.cards[card.attachedTo];
  const marks = [
    ...marksOf(card, narration),
    ...(bearer === undefined ? [] : [said.with(name(bearer.name))]),
  ];
  return (
    <li class={`card${card.tapped ? ' tapped' : ''}${card.name === FILLER ? ' filler' : ''}`}>
      {name(card.name)}
      {count > 1 && ` × ${count}`}
      {card.zone === 'battleZone' && card.power !== undefined && (
        <span class="power"> {describePower(card.power)}</span>
      )}
      {marks.length > 0 && <span class="marks">{words.marks(marks)}</span>}
    </li>
  );
}

function ZoneRow({
  table,
  player,
  zone,
}: {
  readonly table: Table;
  readonly player: Player;
  readonly zone: Zone;
}): VNode {
  const { narration, sides: words } = useWords();
  const cards = seenIn(table, player, zone, 'both').flatMap((one) => (one.hidden ? [] : [one.card]));
  return (
    <div class={`zone ${zone}`}>
      <dt>{words.zone(zone)}</dt>
      <dd>
        {cards.length === 0 ? (
          <span class="none">{words.empty}</span>
        ) : (
          <ul>
            {groupsOf(cards, narration).map((group) => (
              <CardGroup {...group} table={table} />
            ))}
          </ul>
        )}
      </dd>
    </div>
  );
}

function Side({ table, player }: { readonly table: Table; readonly player: Player }): VNode {
  const { sides: words } = useWords();
  const zones = ZONES.filter((zone) => ALWAYS.has(zone) || table.zones[player][zone].length > 0);
  const isActive = table.turn.active === player;
  return (
    <div class={`side ${player}`}>
      <p class="side-name">
        <strong>{player}</strong> {isActive ? words.roles.active : words.roles.other}
      </p>
      <dl>
        {zones.map((zone) => (
          <ZoneRow table={table} player={player} zone={zone} />
        ))}
        <div class="zone">
          <dt>{words.deck}</dt>
          <dd>{words.cards(table.zones[player].deck.length)}</dd>
        </div>
      </dl>
    </div>
  );
}

/** The table as two sides, with nothing hidden. */
export function Sides({ table }: { readonly table: Table }): VNode {
  return (
    <div class="sides">
      <Side table={table} player="p1" />
      <Side table={table} player="p2" />
    </div>
  );
}
