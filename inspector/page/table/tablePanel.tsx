import type { ObjectId, Player, Zone } from 'taiki';
import { bearerOf, besideBearers, idOf } from '../../model/besideBearers.ts';
import { namesOf, type SeenCard, seenIn, type Viewer } from '../../model/table.ts';
import { ZONES } from '../../model/zones.ts';
import type { DrawnTable, PrintedCard } from '../../trace.ts';
import { texts } from '../language/language.ts';
import { AttackArrow } from './attackArrow.tsx';
import { Card, type CardSize, isTapped } from './card.tsx';
import type { Roles } from './roles.ts';

export interface TablePanelProps {
  readonly table: DrawnTable;
  readonly viewer: Viewer;
  readonly printed: (name: string) => PrintedCard | undefined;
  readonly roles: Roles;
  readonly onSelect: (id: ObjectId) => void;
}

/** The table as a player sees it: their own side at the bottom, the battle zones in the middle. */
export function TablePanel(props: TablePanelProps) {
  const near: Player = props.viewer === 'p2' ? 'p2' : 'p1';
  const far: Player = near === 'p1' ? 'p2' : 'p1';
  return (
    <div class="board">
      <Side {...props} player={far} place="far" />
      <div class="board-middle" aria-hidden="true" />
      <Side {...props} player={near} place="near" />
      <AttackArrow table={props.table} />
    </div>
  );
}

/** Zones that have a place of their own; any other is shown while there are cards in it. */
const USUAL_ZONES: ReadonlySet<Zone> = new Set([
  'deck',
  'hand',
  'battleZone',
  'manaZone',
  'shieldZone',
  'graveyard',
]);

interface SideProps extends TablePanelProps {
  readonly player: Player;
  readonly place: 'near' | 'far';
}

function Side(props: SideProps) {
  const { table, player, place } = props;
  const active = table.turn.active === player;
  const { zones } = table;
  const extraZones = ZONES.filter((zone) => !USUAL_ZONES.has(zone) && zones[player][zone].length > 0);
  return (
    <section class={`side side-${place}`} aria-label={texts.value.table.side(player)}>
      <h3 class="side-name">
        <span class={`player player-${player}`}>{player}</span>
        {active ? <span class="side-turn">{texts.value.table.active(table.turn.number)}</span> : undefined}
      </h3>
      <div class="side-row outer">
        <ZoneOf {...props} zone="hand" size="slip" />
        <div class="piles">
          <Pile table={table} player={player} zone="deck" />
          <ZoneOf {...props} zone="graveyard" size="slip" />
          {extraZones.map((zone) => (
            <ZoneOf {...props} key={zone} zone={zone} size="slip" />
          ))}
        </div>
      </div>
      <div class="side-row inner">
        <ZoneOf {...props} zone="shieldZone" size="slip" />
        <ZoneOf {...props} zone="manaZone" size="slip" />
      </div>
      <div class="side-row battle">
        <ZoneOf {...props} zone="battleZone" size="whole" />
      </div>
    </section>
  );
}

interface ZoneProps extends SideProps {
  readonly zone: Zone;
  readonly size: CardSize;
}

function ZoneOf({ table, viewer, player, zone, size, printed, roles, onSelect }: ZoneProps) {
  const cards = besideBearers(seenIn(table, player, zone, viewer));
  const tapped = cards.filter(isTapped).length;
  const { shieldZone } = table.zones[player];
  // Castles are drawn among the shields, but are none.
  const total = zone === 'shieldZone' ? shieldZone.length : cards.length;
  const count =
    zone === 'manaZone' && tapped > 0 ? texts.value.table.untapped(total - tapped, total) : `${total}`;
  return (
    <div
      class={`zone zone-${zone}`}
      data-zone={`${player}.${zone}`}
      role="group"
      aria-label={texts.value.table.zone(player, zone, total, tapped)}
    >
      <span class="zone-name" aria-hidden="true">
        {texts.value.telling.zone(zone)} <b>{count}</b>
      </span>
      <div class="zone-cards">
        {cards.map((seen, index) => (
          <Card
            key={idOf(seen)}
            seen={seen}
            printed={seen.hidden ? undefined : (seen.card.face ?? printed(seen.card.name))}
            size={size}
            bearer={bearerText(table, seen)}
            roles={roles.get(idOf(seen)) ?? []}
            number={shieldZone.includes(idOf(seen)) ? shieldZone.indexOf(idOf(seen)) + 1 : undefined}
            tabIndex={index === 0 ? 0 : -1}
            onSelect={onSelect}
          />
        ))}
      </div>
    </div>
  );
}

/** What a card lies on, or is attached to: a shield by its number, since nobody may know which card it is. */
function bearerText({ cards, zones }: DrawnTable, seen: SeenCard): string | undefined {
  const bearer = cards[bearerOf(seen) ?? -1];
  if (bearer === undefined) return undefined;
  const { card, telling } = texts.value;
  const number = zones[bearer.owner].shieldZone.indexOf(bearer.id) + 1;
  return number === 0 ? namesOf(bearer).map(telling.name).join(' + ') : card.shieldNumber(number);
}

interface PileProps {
  readonly table: DrawnTable;
  readonly player: Player;
  readonly zone: Zone;
}

function Pile({ table, player, zone }: PileProps) {
  const count = table.zones[player][zone].length;
  return (
    <div
      class={`zone zone-${zone}`}
      data-zone={`${player}.${zone}`}
      role="img"
      aria-label={texts.value.table.pile(player, zone, count)}
    >
      <span class="zone-name" aria-hidden="true">
        {texts.value.telling.zone(zone)}
      </span>
      <span class="pile" aria-hidden="true">
        {count}
      </span>
    </div>
  );
}
