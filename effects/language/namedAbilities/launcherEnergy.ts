import { inOrder, tap } from '../instructions/index.ts';
import type { Effect, Filter, SpellAbility } from '../vocabulary.ts';
import { spellAbility } from '../words/abilities.ts';
import { called, chooseAnyNumber } from '../words/choices.ts';
import { yourCreatures } from '../words/nouns.ts';

/** 701.2a. Launcher energy: any number of such creatures of yours are tapped, which the effect refers to as `launched`. */
export const launcherEnergy = (filter: Filter, effect: Effect): SpellAbility =>
  spellAbility(
    inOrder(tap(called(chooseAnyNumber(yourCreatures({ ...filter, tapped: false })), 'launched')), effect),
  );
