import type { CardView, DuelView, Player, Viewer, Zone } from 'taiki';
import { texts } from '../language/language.ts';
import { Card } from './cardView.tsx';
import { Clock } from './clock.tsx';
import type { ShownDuel } from './source.ts';

interface SideProps {
  readonly update: ShownDuel;
  readonly view: DuelView<Viewer>;
  readonly player: Player;
  readonly position: 'above' | 'below';
}

/** Everything of one player. */
export function Side({ update, view, player, position }: SideProps) {
  const { viewer, names, verified, clock } = update;
  const zones = view.zones[player];
  const { table } = texts.value;
  const isOwn = viewer === player;
  const showsHand = isOwn || viewer === 'judge';
  const fallback = viewer === 'spectator' || viewer === 'judge' ? player : isOwn ? table.you : table.opponent;
  const counts = view.counts[player];
  const untapped = zones.manaZone.filter((card) =>
    card.hidden ? card.mana === 'untapped' : !card.tapped,
  ).length;
  return (
    <section
      class={`side ${position} ${view.active === player ? 'active' : ''}`}
      aria-label={names[player] ?? fallback}
    >
      <header>
        <h2>
          {names[player] ?? fallback}
          {verified.includes(player) ? ' ✓' : ''}
          {isOwn && names[player] !== null ? table.isYou : ''}
        </h2>
        {view.active === player ? <span class="mark">{table.active}</span> : null}
        {view.waitingFor === player ? <span class="mark deciding">{table.deciding}</span> : null}
        <span class="counts">{table.counts(counts.deck, counts.hand)}</span>
        {clock === null ? null : <Clock clock={clock} player={player} />}
      </header>
      <ZoneRow
        zone="shieldZone"
        cards={[...zones.shieldZone, ...zones.battleZone.filter(isCastle)]}
        look="small"
        note={String(counts.shieldZone)}
      />
      <ZoneRow
        zone="battleZone"
        cards={zones.battleZone.filter((card) => !isCastle(card))}
        look="full"
        note=""
      />
      <ZoneRow
        zone="manaZone"
        cards={zones.manaZone}
        look="small"
        note={table.untapped(untapped, counts.manaZone)}
      />
      {showsHand ? <ZoneRow zone="hand" cards={zones.hand} look="full" note={String(counts.hand)} /> : null}
      {showsHand ? null : <ShownHand cards={zones.hand} />}
      {PILES.filter((zone) => zone === 'graveyard' || counts[zone] > 0).map((zone) => (
        <Pile key={zone} zone={zone} cards={zones[zone]} count={counts[zone]} />
      ))}
    </section>
  );
}

/** Zones whose cards are shown when asked for. All but the graveyard are shown while there are cards in them. */
const PILES = [
  'graveyard',
  'hyperspatialZone',
  'superGRZone',
  'abyssZone',
] as const satisfies readonly Zone[];

function Pile({ zone, cards, count }: Pick<ZoneProps, 'zone' | 'cards'> & { readonly count: number }) {
  const { says, table } = texts.value;
  return (
    <details class={`pile ${zone}`}>
      <summary>{table.pile(says.zone(zone), count)}</summary>
      <div class="cards">
        {cards.map((card, index) => (
          <Card key={card.hidden ? -index : card.id} card={card} look="small" />
        ))}
      </div>
    </details>
  );
}

/** 304.2. A castle is a card of the shield zone, though a view lists it with the cards of the battle zone. */
const isCastle = (card: CardView): boolean => !card.hidden && card.attachedShield !== undefined;

interface ZoneProps {
  readonly zone: Zone;
  readonly cards: readonly CardView[];
  readonly look: 'full' | 'small';
  readonly note: string;
}

const ZoneRow = ({ zone, cards, look, note }: ZoneProps) => (
  <div class={`zone ${zone}`}>
    <span class="label">
      {texts.value.says.zone(zone)} {note === '' ? null : <small>{note}</small>}
    </span>
    <ul class="cards" aria-label={`${texts.value.says.zone(zone)}: ${cards.length}`}>
      {cards.map((card, index) => (
        <li key={card.hidden ? `hidden ${index}` : card.id}>
          <Card card={card} look={look} />
        </li>
      ))}
    </ul>
  </div>
);

/** Cards of the opponent's hand that are revealed or being used. */
function ShownHand({ cards }: { readonly cards: readonly CardView[] }) {
  const shown = cards.filter(({ hidden }) => !hidden);
  return shown.length === 0 ? null : (
    <ZoneRow zone="hand" cards={shown} look="full" note={texts.value.table.shown} />
  );
}
