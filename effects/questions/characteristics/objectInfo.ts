import type { CardObject, Player } from '../../../table/nouns.ts';
import { LABELS } from '../../../table/sentences/labels.ts';
import { mayKnow } from '../../../table/view.ts';
import type { ObjectInfo } from '../../state/reported/decisions.ts';
import type { World } from '../../state/world.ts';
import { nameOfCard } from './characteristics.ts';

/** A card as the player who is asked sees it. 405.5: a player who may look at a face-down card knows it by its name. */
export function infoOf(
  world: World,
  object: CardObject,
  asked: Player,
  known: 'known' | 'asViewed',
): ObjectInfo {
  const visible = known === 'known' || mayKnow(object, asked);
  return {
    id: object.id,
    name: visible ? nameOfCard(world.game, object) : undefined,
    zone: object.zone,
    owner: object.owner,
  };
}

/** A card as an option: by its name, or by its place among the options. 405.4: two cards of one name differ if one lies face down. */
export function optionLabel({ faceDown }: CardObject, { name }: ObjectInfo, index: number): string {
  if (name === undefined) return LABELS.cardAt(index + 1);
  return faceDown ? LABELS.faceDown(name) : name;
}
