import type { CardObject, Player } from '../../../table/nouns.ts';
import { mayKnow } from '../../../table/view.ts';
import type { ObjectInfo } from '../../state/decisions.ts';
import type { World } from '../../state/world.ts';
import { nameOf } from './characteristics.ts';

/** A card as the player who is asked sees it. */
export function infoOf(
  world: World,
  object: CardObject,
  asked: Player,
  known: 'known' | 'asViewed',
): ObjectInfo {
  const visible = known === 'known' || mayKnow(object, asked);
  return {
    id: object.id,
    name: visible ? nameOf(world.game, object) : undefined,
    zone: object.zone,
    owner: object.owner,
  };
}
