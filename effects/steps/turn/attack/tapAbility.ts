import type { CardObject } from '../../../../table/nouns.ts';
import { PROMPTS } from '../../../../table/sentences/prompts.ts';
import { resolveTarget } from '../../../actions/choosing/targets.ts';
import { setTapped } from '../../../actions/tapping.ts';
import { activate } from '../../../events/standbyEffect.ts';
import type { Choice } from '../../../language/vocabulary.ts';
import type { Play } from '../../../play/play.ts';
import { nameOf } from '../../../questions/characteristics/characteristics.ts';
import type { Procedure, TapAbilityUse } from '../../../state/game.ts';
import { scopeOf } from '../../../state/scope.ts';

/** 602.1. The cards of the mana zone that are tapped with the creature; their player picks them. */
function* manaFor(
  play: Play,
  bearer: CardObject,
  { ability }: TapAbilityUse,
): Procedure<readonly CardObject[]> {
  if (ability.name !== 'tapAbility' || ability.mana === undefined) return [];
  const untapped: Choice = {
    choose: { in: 'manaZone', of: 'you', filter: { tapped: false } },
    count: ability.mana,
    amount: 'exactly',
    by: 'you',
  };
  const scope = scopeOf(bearer.owner, bearer.id, nameOf(play.game, bearer));
  return yield* resolveTarget(play, untapped, scope, PROMPTS.tapped);
}

/** 602.1, 602.2. The chosen creature is tapped, and the effect of the tap ability goes on standby. */
export function* useTapAbility(play: Play): Procedure {
  const { tapAbility } = play.game;
  if (tapAbility === undefined) throw new Error('No tap ability is in use.');
  const creature = play.find(tapAbility.creature);
  const bearer = play.find(tapAbility.source);
  play.set({ tapAbility: undefined });
  if (creature === undefined || bearer === undefined)
    throw new Error(
      `The tap ability of object ${tapAbility.source}, used by object ${tapAbility.creature}: expected both in the battle zone.`,
    );
  const mana = yield* manaFor(play, bearer, tapAbility);
  yield* setTapped(play, [creature, ...mana], 'tapped', '602.1').triggers;
  activate(play, bearer, creature, tapAbility.ability);
}
