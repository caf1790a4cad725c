import { resolveStandby } from '../../effects/actions/resolving.ts';
import { chooseNextEffect } from '../../effects/actions/standbyOrder.ts';
import type { Outcome } from '../../effects/interpreter/run.ts';
import type { Play } from '../../effects/play/play.ts';
import type { Opportunity, Procedure, StandbyEffect } from '../../effects/state/game.ts';
import { placeShields, shuffleDecks, takeHands } from '../../effects/steps/opening.ts';
import { beginAttackBattle, fight } from '../../effects/steps/turn/attack/battle.ts';
import { announceBlock, chooseBlockers } from '../../effects/steps/turn/attack/block.ts';
import { chooseAttack, declareAttack } from '../../effects/steps/turn/attack/declaration.ts';
import {
  breakShields,
  chooseShields,
  winByDirectAttack,
} from '../../effects/steps/turn/attack/directAttack.ts';
import { announceEndOfAttack, endAttack } from '../../effects/steps/turn/attack/endOfAttack.ts';
import { useTapAbility } from '../../effects/steps/turn/attack/tapAbility.ts';
import { chargeMana } from '../../effects/steps/turn/charge.ts';
import { drawForTurn } from '../../effects/steps/turn/draw.ts';
import { announceEndOfTurn, endEffectsOfTurn, endTurn } from '../../effects/steps/turn/end.ts';
import {
  announce,
  chooseBase,
  chooseMainAction,
  crossGear,
  declareUse,
  payCost,
  putOrCast,
} from '../../effects/steps/turn/main.ts';
import { untapAll } from '../../effects/steps/turn/startOfTurn.ts';
import { declareUsage } from '../../effects/steps/window.ts';
import type { Player } from '../../table/nouns.ts';

/** The player who declares or resolves next according to the arbiter, and what they can declare or resolve. */
export interface NextToAct {
  readonly player: Player;
  readonly opportunities: readonly Opportunity[];
  readonly effects: readonly StandbyEffect[];
}

/** The parts of the context, other than the game, that procedures read. */
interface ProcedureInput {
  readonly next: NextToAct | undefined;
  readonly resolving: StandbyEffect | undefined;
  readonly order: readonly number[];
}

function nextOf({ next }: ProcedureInput): NextToAct {
  if (next === undefined) throw new Error('context.next is undefined, expected the answer of the arbiter.');
  return next;
}

function resolvingOf({ resolving }: ProcedureInput): StandbyEffect {
  if (resolving === undefined)
    throw new Error('context.resolving is undefined, expected the effect to resolve.');
  return resolving;
}

type Run = (play: Play, input: ProcedureInput) => Procedure<Outcome>;

/** The procedures that states of the duel chart run on entry, by their names in the chart. */
export const procedures = {
  shuffleDecks,
  placeShields,
  takeHands,
  untapAll,
  drawForTurn,
  chargeMana,
  chooseMainAction,
  declareUse,
  payCost,
  announceUse: announce,
  chooseBase,
  putOrCast,
  crossGear,
  chooseAttack,
  declareAttack,
  useTapAbility,
  chooseBlockers,
  announceBlock,
  beginBattle: beginAttackBattle,
  fight,
  winByDirectAttack,
  chooseShields,
  breakShields,
  announceEndOfAttack,
  endAttack,
  announceEndOfTurn,
  endEffectsOfTurn,
  endTurn,
  declareUsage: (play, input) => declareUsage(play, nextOf(input).player, nextOf(input).opportunities),
  chooseNextEffect: (play, input) =>
    chooseNextEffect(play, nextOf(input).player, nextOf(input).effects, input.order),
  resolveEffect: (play, input) => resolveStandby(play, resolvingOf(input)),
} satisfies Record<string, Run>;

/** The name of a procedure in the duel chart. */
export type ProcedureName = keyof typeof procedures;

export const procedureNamed = (name: ProcedureName): Run => procedures[name];
