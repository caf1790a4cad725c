import type { CardObject, Player } from '../../../table/nouns.ts';
import { findObject } from '../../../table/objects.ts';
import { ignoredObject, isSeal } from '../../../table/seals.ts';
import { LABELS } from '../../../table/sentences/labels.ts';
import { mayKnow } from '../../../table/view.ts';
import type { ObjectInfo } from '../../state/reported/decisions.ts';
import type { World } from '../../state/world.ts';
import { nameOf, nameOfCard } from './characteristics.ts';

/** A card as the player who is asked sees it. 200.3b: of a seal only what it lies on is known. 405.5: a player who may look at a face-down card knows it by its name. */
export function infoOf(
  world: World,
  object: CardObject,
  asked: Player,
  known: 'known' | 'asViewed',
): ObjectInfo {
  if (isSeal(object))
    return {
      id: object.id,
      name: LABELS.seal(sealedName(world, object)),
      zone: object.zone,
      owner: object.owner,
    };
  const visible = known === 'known' || mayKnow(object, asked);
  return {
    id: object.id,
    name: visible ? nameOfCard(world.game, object) : undefined,
    zone: object.zone,
    owner: object.owner,
  };
}

/** The name of the card that a seal lies on. */
function sealedName({ game }: World, { attachedTo }: CardObject): string {
  const host =
    attachedTo === undefined ? undefined : (findObject(game, attachedTo) ?? ignoredObject(game, attachedTo));
  return host === undefined ? '' : nameOfCard(game, host);
}

/** A card that its player may know as an option to choose it, by its name. */
export const namedOption = (world: World, object: CardObject, asked: Player) => ({
  option: { label: nameOf(world.game, object), card: infoOf(world, object, asked, 'known') },
  value: object,
});

/** A card as an option: by its name, or by its place among the options. 405.4: two cards of one name differ if one lies face down. */
export function optionLabel(object: CardObject, { name }: ObjectInfo, index: number): string {
  if (name === undefined) return LABELS.cardAt(index + 1);
  return object.faceDown && !isSeal(object) ? LABELS.faceDown(name) : name;
}
