import { resolveStandby } from '../../effects/actions/resolving.ts';
import { chooseNextEffect, declareUsage } from '../../effects/actions/standbyOrder.ts';
import type { Play } from '../../effects/play/play.ts';
import type { Outcome } from '../../effects/play/run.ts';
import type { Procedure, StandbyEffect } from '../../effects/state/game.ts';
import {
  announceBlock,
  announceEndOfAttack,
  beginAttackBattle,
  breakShields,
  chooseAttack,
  chooseBlockers,
  chooseShields,
  declareAttack,
  endAttack,
  fight,
  winByDirectAttack,
} from '../../effects/steps/attackStep.ts';
import {
  announce,
  chooseBase,
  chooseMainAction,
  crossGear,
  declareUse,
  payCost,
  putOrCast,
} from '../../effects/steps/mainStep.ts';
import { placeShields, shuffleDecks, takeHands } from '../../effects/steps/opening.ts';
import {
  announceEndOfTurn,
  chargeMana,
  drawForTurn,
  endTurn,
  untapAll,
} from '../../effects/steps/turnSteps.ts';
import type { DuelContext, Next } from './context.ts';

function said({ next }: Pick<DuelContext, 'next'>): Next {
  if (next === undefined) throw new Error('The arbiter has not said what is next.');
  return next;
}

function begun({ resolving }: Pick<DuelContext, 'resolving'>): StandbyEffect {
  if (resolving === undefined) throw new Error('No effect has begun to resolve.');
  return resolving;
}

type Run = (play: Play, context: Pick<DuelContext, 'next' | 'resolving' | 'order'>) => Procedure<Outcome>;

/** The pieces of play that states of the duel chart run on entry, by the name that the chart calls them. */
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
  endTurn,
  declareUsage: (play, context) => declareUsage(play, said(context).player, said(context).opportunities),
  chooseNextEffect: (play, context) =>
    chooseNextEffect(play, said(context).player, said(context).effects, context.order),
  resolveEffect: (play, context) => resolveStandby(play, begun(context)),
} satisfies Record<string, Run>;

/** The name by which a state calls what it runs on entry. */
export type ProcedureName = keyof typeof procedures;

export const procedureNamed = (name: ProcedureName): Run => procedures[name];
