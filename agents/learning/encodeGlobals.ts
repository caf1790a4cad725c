import { CIVILIZATIONS } from '../../effects/language/vocabulary.ts';
import { DECISION_KINDS } from '../../effects/state/reported/decisions.ts';
import { ZONES } from '../../table/zones.ts';
import { GLOBAL_COLUMNS, limitedCount, OBSERVED_STATES, placesOf, type Side } from './columns.ts';
import type { Picks } from './picks.ts';
import { playerOn, type Sight } from './sight.ts';

const AT = placesOf(GLOBAL_COLUMNS, [
  'turn',
  'ownTurn',
  'first',
  'state.arriving',
  'own.deck',
  'opponent.deck',
  'own.untappedMana',
  'own.standby',
  'opponent.untappedMana',
  'opponent.standby',
  'attack',
  'attack.player',
  'attack.blocked',
  'lasting',
  'deciding',
  'kind.charge',
  'options',
  'min',
  'max',
  'picked',
  'ordered',
  'page',
  'won',
  'lost',
]);

const COUNTS = GLOBAL_COLUMNS.flatMap(({ kind }, index) => (kind === 'count' ? [index] : []));

/** Writes the row of the whole duel. */
export function encodeGlobals(sight: Sight, picks: Picks | undefined, into: Float32Array): void {
  const { viewer, turn, active, state, attack, lasting, result } = sight;
  into.fill(0);
  into[AT.turn] = turn;
  into[AT.ownTurn] = active === viewer ? 1 : 0;
  into[AT.first] = viewer === 'p1' ? 1 : 0;
  const place = OBSERVED_STATES.findIndex((one) => state === one || state.startsWith(`${one}.`));
  if (place >= 0) into[AT['state.arriving'] + place] = 1;
  encodeSide(sight, 'own', into);
  encodeSide(sight, 'opponent', into);
  if (attack !== undefined) {
    into[AT.attack] = 1;
    into[AT['attack.player']] = 'player' in attack.target ? 1 : 0;
    into[AT['attack.blocked']] = attack.blocked ? 1 : 0;
  }
  into[AT.lasting] = lasting;
  if (picks !== undefined) encodeDecision(picks, into);
  for (const index of COUNTS) into[index] = limitedCount(into[index] ?? 0);
  if (result?.winner !== undefined) into[result.winner === viewer ? AT.won : AT.lost] = 1;
}

function encodeSide(sight: Sight, side: Side, into: Float32Array): void {
  const player = playerOn(side, sight.viewer);
  ZONES.forEach((zone, index) => {
    into[AT[`${side}.deck`] + index] = sight.countIn(player, zone);
  });
  const mana = AT[`${side}.untappedMana`];
  for (const card of sight.cardsIn(player, 'manaZone')) {
    if (card.hidden ? card.mana === 'tapped' : card.tapped || card.pending) continue;
    into[mana] = (into[mana] ?? 0) + 1;
    if (card.hidden) continue;
    for (const one of card.current.civilizations) {
      const at = mana + 1 + CIVILIZATIONS.indexOf(one);
      into[at] = (into[at] ?? 0) + 1;
    }
  }
  into[AT[`${side}.standby`]] = sight.standbyOf(player);
}

function encodeDecision({ decision, picked, page }: Picks, into: Float32Array): void {
  into[AT.deciding] = 1;
  into[AT['kind.charge'] + DECISION_KINDS.indexOf(decision.kind)] = 1;
  into[AT.options] = decision.options.length;
  into[AT.min] = decision.min;
  into[AT.max] = decision.max;
  into[AT.picked] = picked.length;
  into[AT.ordered] = decision.ordered ? 1 : 0;
  into[AT.page] = page;
}
