import type { Player } from '../../../table/nouns.ts';
import { isPlayer } from '../../state/scope.ts';
import type { World } from '../../state/world.ts';
import { staticsOf } from '../characteristics/characteristics.ts';

/** 605.2b. Who chooses shields of a player: the player that the instruction names, unless a card says that their owner does. */
export const shieldChooser = (
  world: World,
  chooser: Player,
  owner: Player,
  purpose: 'creatureBreaks' | 'other',
): Player =>
  chooser !== owner &&
  staticsOf(world).some(
    ({ effect, scope }) =>
      effect.kind === 'ownerChoosesShields' &&
      isPlayer(effect.of, owner, scope.player) &&
      (effect.when === undefined || purpose === 'creatureBreaks'),
  )
    ? owner
    : chooser;
