import { checkView } from '../../boundary/checkView.ts';
import type { ObjectId, Zone } from '../../table/nouns.ts';
import type { Viewer } from '../../table/view.ts';
import type { DuelView, VisibleCard } from './duelView.ts';

/**
 * The card with this id, as the options of a decision name it; undefined if it has left, or the viewer may not know it.
 * @param id of an option's card or target, of the attacking creature, or of the source of an effect.
 * @throws {OptionsError} if `view` is not a view.
 */
export function cardInView(view: DuelView<Viewer>, id: ObjectId | undefined): VisibleCard | undefined {
  checkView(view);
  const { p1, p2 } = view.zones;
  for (const zone of FINDING_ORDER) {
    for (const player of [p1, p2]) {
      for (const card of player[zone]) if (!card.hidden && card.id === id) return card;
    }
  }
  return undefined;
}

/** Where a card that is looked for usually lies comes first: zones that are not looked into cost nothing. */
const FINDING_ORDER: readonly Zone[] = [
  'battleZone',
  'hand',
  'manaZone',
  'graveyard',
  'shieldZone',
  'hyperspatialZone',
  'superGRZone',
  'abyssZone',
  'deck',
];
