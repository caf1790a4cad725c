import { deepFreeze } from '../../table/deepFreeze.ts';
import type { ConditionName } from './conditions.ts';
import { type Contract, contract, nobody, whatEffectsAsk, whatEffectsAskAnd } from './contract.ts';
import { windowContracts } from './windowContracts.ts';

/** What holds when a step is over: it has dealt with all that it set going (500.2). */
const DONE: readonly ConditionName[] = [
  'nothingOnStandby',
  'nothingResolving',
  'nothingPending',
  'nothingInUse',
  'noBattle',
  'noTapAbility',
];

/** 500. A step other than the attack. */
const step = (rule: string, always: readonly ConditionName[] = ['sameTurn']): Contract =>
  contract(rule, { always: ['noAttack', ...always], onExit: DONE });

/** 505. A substep of an attack in progress. */
const substep = (rule: string, always: readonly ConditionName[] = []): Contract =>
  contract(rule, { always: ['attackInProgress', 'sameTurn', ...always], onExit: DONE });

/** 500.4. The start of a step, with its window. */
const beginning = (
  path: string,
  always: readonly ConditionName[] = [],
): Readonly<Record<string, Contract>> => ({
  [path]: contract('500.4', { always, onExit: DONE }),
  [`${path}.announcing`]: contract('500.4', {
    asks: whatEffectsAsk,
    always: ['nothingResolving', 'nothingInUse'],
  }),
  ...windowContracts(path, '500.4', 'at the event'),
});

const opening: Readonly<Record<string, Contract>> = {
  arriving: contract('703.1', { always: ['noAttack', 'sameTurn'], onExit: DONE }),
  'arriving.settling': contract('703.1', {
    asks: whatEffectsAsk,
    always: ['noBattle', 'nothingInUse', 'nothingResolving'],
  }),
  ...windowContracts('arriving', '603.3', 'at the event'),
  'arriving.beginning': contract('500.1', { asks: nobody, always: ['nothingOnStandby'] }),
  opening: contract('103', { always: ['noTurnYet', 'noAttack', 'nothingOnStandby', 'nothingResolving'] }),
  'opening.shuffling': contract('103.2', { asks: nobody, always: ['tableBare'] }),
  'opening.placingShields': contract('103.3', { asks: nobody }),
  'opening.takingHands': contract('103.3', { asks: nobody }),
};

const firstSteps: Readonly<Record<string, Contract>> = {
  'turn.startOfTurn': step('501', []),
  'turn.startOfTurn.untapping': contract('501.1', {
    asks: whatEffectsAsk,
    onEntry: ['nextTurn'],
    always: ['nothingResolving', 'nothingInUse'],
  }),
  'turn.startOfTurn.announcing': contract('501.2', {
    asks: whatEffectsAsk,
    always: ['sameTurn', 'nothingResolving', 'nothingInUse'],
  }),
  ...windowContracts('turn.startOfTurn', '501.2', 'in a substep', ['sameTurn']),
  'turn.draw': step('502'),
  'turn.draw.drawing': contract('502.1', {
    asks: whatEffectsAsk,
    always: ['nothingResolving', 'nothingInUse'],
  }),
  ...windowContracts('turn.draw', '502', 'at the event'),
  'turn.charge': step('503'),
  ...beginning('turn.charge.beginning'),
  'turn.charge.choosing': contract('503.1', {
    asks: whatEffectsAskAnd('charge'),
    always: ['nothingResolving', 'nothingInUse'],
  }),
  ...windowContracts('turn.charge', '503', 'at the event'),
};

const main: Readonly<Record<string, Contract>> = {
  'turn.main': step('504', ['sameTurn', 'usedByActivePlayer']),
  ...beginning('turn.main.beginning'),
  'turn.main.choosing': contract('504.1', {
    asks: { ap: ['main'], nap: [] },
    always: ['nothingOnStandby', 'nothingResolving', 'nothingPending', 'noBattle'],
  }),
  'turn.main.use': contract('601.1', {
    always: ['nothingResolving'],
    onExit: ['nothingInUse', 'nothingPending'],
  }),
  'turn.main.use.declaring': contract('601.1a', {
    asks: whatEffectsAsk,
    always: ['cardInUse'],
    onExit: ['usedCardPending'],
  }),
  'turn.main.use.paying': contract('601.1d', { asks: whatEffectsAsk, always: ['usedCardPending'] }),
  'turn.main.use.announcing': contract('601.1g', { asks: whatEffectsAsk, always: ['usedCardPending'] }),
  'turn.main.use.choosingBase': contract('601.1h', {
    asks: { ap: ['evolve', 'order'], nap: [] },
    always: ['usedCardPending'],
  }),
  'turn.main.use.puttingOrCasting': contract('605.3', { asks: whatEffectsAsk }),
  'turn.main.cross': contract('504.2', { always: ['nothingResolving'], onExit: ['nothingInUse'] }),
  'turn.main.cross.paying': contract('112.2', { asks: whatEffectsAsk, always: ['cardInUse'] }),
  'turn.main.cross.crossing': contract('504.2', { asks: whatEffectsAsk }),
  'turn.main.crossFree': contract('101.1', {
    asks: whatEffectsAsk,
    always: ['nothingResolving'],
    onExit: ['nothingInUse'],
  }),
  'turn.main.hyperize': contract('602.1', {
    asks: whatEffectsAsk,
    always: ['nothingResolving'],
    onExit: ['nothingInUse'],
  }),
  'turn.main.galaxyshield': contract('601.1', {
    always: ['nothingResolving'],
    onExit: ['nothingInUse', 'nothingPending'],
  }),
  'turn.main.galaxyshield.declaring': contract('601.1a', {
    asks: whatEffectsAsk,
    always: ['cardInUse'],
    onExit: ['usedCardPending'],
  }),
  'turn.main.galaxyshield.paying': contract('601.1d', { asks: whatEffectsAsk, always: ['usedCardPending'] }),
  'turn.main.galaxyshield.placing': contract('409.2', { asks: whatEffectsAsk }),
  ...windowContracts('turn.main', '504', 'at the event'),
};

const declaration: Readonly<Record<string, Contract>> = {
  'turn.attack': contract('505', { always: ['nothingInUse', 'sameTurn'], onExit: ['noAttack', ...DONE] }),
  ...beginning('turn.attack.beginning', ['noAttack']),
  'turn.attack.declaration': contract('506', { always: ['tapAbilityInPlay'], onExit: DONE }),
  'turn.attack.declaration.choosing': contract('506.1', {
    asks: { ap: ['attack'], nap: [] },
    always: ['nothingOnStandby', 'nothingResolving', 'nothingPending', 'noBattle'],
  }),
  'turn.attack.declaration.declaring': contract('506.3', {
    asks: whatEffectsAsk,
    always: ['attackInProgress', 'nobodyBlocks', 'nothingResolving'],
  }),
  'turn.attack.declaration.tapAbility': contract('602', { always: ['noAttack'], onExit: DONE }),
  'turn.attack.declaration.tapAbility.using': contract('602.1', {
    asks: whatEffectsAsk,
    always: ['nothingResolving'],
    onExit: ['noTapAbility'],
  }),
  ...windowContracts('turn.attack.declaration.tapAbility', '602.2', 'at the event'),
  ...windowContracts('turn.attack.declaration', '506.3', 'in a substep', ['attackInProgress']),
};

const blockAndBattle: Readonly<Record<string, Contract>> = {
  'turn.attack.block': substep('507'),
  'turn.attack.block.choosing': contract('507.1', {
    asks: { ap: whatEffectsAsk.ap, nap: ['block', ...whatEffectsAsk.nap] },
    always: ['nothingResolving', 'nothingPending', 'noBattle'],
  }),
  'turn.attack.block.announcing': contract('507.3', { asks: whatEffectsAsk, always: ['nothingResolving'] }),
  ...windowContracts('turn.attack.block', '507.3', 'in a substep'),
  'turn.attack.battle': substep('508', ['attackOnCreature']),
  'turn.attack.battle.beginning': contract('115.2', {}),
  'turn.attack.battle.beginning.announcing': contract('115.2', {
    asks: whatEffectsAsk,
    always: ['nothingResolving'],
  }),
  ...windowContracts('turn.attack.battle.beginning', '115.2', 'at the event'),
  'turn.attack.battle.fighting': contract('115.3', {
    asks: whatEffectsAsk,
    always: ['nothingResolving'],
    onExit: ['noBattle'],
  }),
  ...windowContracts('turn.attack.battle', '115.3d', 'at the event'),
};

const breakAndEnd: Readonly<Record<string, Contract>> = {
  'turn.attack.directAttack': substep('509', ['attackOnPlayer']),
  ...beginning('turn.attack.directAttack.beginning'),
  'turn.attack.directAttack.winning': contract('509.1', { asks: whatEffectsAsk, onEntry: ['noShields'] }),
  'turn.attack.directAttack.choosingBreaker': contract('509.2', {
    asks: whatEffectsAsk,
    always: ['nothingOnStandby', 'nothingResolving'],
  }),
  'turn.attack.directAttack.beforeBreak': contract('509.3', { onExit: ['nothingOnStandby'] }),
  'turn.attack.directAttack.beforeBreak.choosingShields': contract('509.3', {
    asks: whatEffectsAsk,
    always: ['nothingResolving'],
  }),
  ...windowContracts('turn.attack.directAttack.beforeBreak', '509.4', 'at the event'),
  'turn.attack.directAttack.breaking': contract('509.5', {
    asks: whatEffectsAsk,
    always: ['nothingResolving'],
    onExit: ['nothingPending'],
  }),
  ...windowContracts('turn.attack.directAttack', '509.5e', 'at the event'),
  'turn.attack.endOfAttack': contract('510', { always: ['sameTurn'], onExit: ['noAttack', ...DONE] }),
  'turn.attack.endOfAttack.announcing': contract('510.1', {
    asks: whatEffectsAsk,
    always: ['attackInProgress', 'nothingResolving'],
  }),
  ...windowContracts('turn.attack.endOfAttack', '510.1', 'at the event', ['attackInProgress']),
  'turn.attack.endOfAttack.ending': contract('510.2', { onExit: ['noAttack', 'nothingOnStandby'] }),
  'turn.attack.endOfAttack.ending.lapsing': contract('510.2', {
    asks: whatEffectsAsk,
    always: ['nothingResolving'],
    onExit: ['noAttack'],
  }),
  ...windowContracts('turn.attack.endOfAttack.ending', '510.2', 'at the event', ['noAttack']),
};

const end: Readonly<Record<string, Contract>> = {
  'turn.end': contract('511', { always: ['sameTurn'], onExit: ['noAttack', ...DONE] }),
  'turn.end.announcing': contract('511.1a', {
    asks: whatEffectsAsk,
    always: ['noAttack', 'nothingResolving'],
  }),
  ...windowContracts('turn.end', '511.1', 'in a substep'),
  'turn.end.lapsing': contract('511.2', { asks: whatEffectsAsk, always: ['nothingResolving'] }),
  'turn.end.ending': contract('512.1', {
    asks: whatEffectsAsk,
    always: ['nothingOnStandby', 'nothingResolving'],
    onExit: ['noAttack', 'nothingPending'],
  }),
};

/** The contract of every state of the duel chart, by its dotted path. */
export const stateContracts: Readonly<Record<string, Contract>> = deepFreeze({
  ...opening,
  turn: contract('500', {}),
  ...firstSteps,
  ...main,
  ...declaration,
  ...blockAndBattle,
  ...breakAndEnd,
  ...end,
  over: contract('104.1', { asks: nobody, always: ['duelIsOver'] }),
});
