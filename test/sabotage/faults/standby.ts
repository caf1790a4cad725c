import type { Fault } from '../fault.ts';

const chart = 'machines/standby/standby.ts';
const arbiter = 'machines/standby/arbiter.ts';

/** 101.4. The order of effects on standby. */
export const standby: readonly Fault[] = [
  {
    name: 'AP and NAP swapped in the arbiter',
    rule: '101.4',
    file: chart,
    find: `        { guard: 'apHasEffect', target: 'apEffect' },
        { guard: 'napMayDeclare', target: 'napDeclaration' },
        { guard: 'napHasEffect', target: 'napEffect' },`,
    replace: `        { guard: 'napMayDeclare', target: 'napDeclaration' },
        { guard: 'napHasEffect', target: 'napEffect' },
        { guard: 'apHasEffect', target: 'apEffect' },`,
    expectedBy: ['SB-011'],
  },
  {
    name: 'no return to AP: later triggers wait for NAP',
    rule: '101.4c',
    file: arbiter,
    find: 'effects.filter((effect) => effect.player === playerAt(side, active) && !isShieldUse(effect));',
    replace: `effects.filter(
    (effect) =>
      effect.player === playerAt(side, active) &&
      !isShieldUse(effect) &&
      (side === 'nap' || !effects.some((other) => other.player !== active && other.id < effect.id)),
  );`,
    expectedBy: ['SB-037'],
  },
  {
    name: 'shield uses do not come first',
    rule: '101.4a',
    file: chart,
    find: `        { guard: 'apHasShieldUse', target: 'apShieldUse' },
        { guard: 'napHasShieldUse', target: 'napShieldUse' },
        { guard: 'apMayDeclare', target: 'apDeclaration' },
        { guard: 'apHasEffect', target: 'apEffect' },
        { guard: 'napMayDeclare', target: 'napDeclaration' },
        { guard: 'napHasEffect', target: 'napEffect' },`,
    replace: `        { guard: 'apMayDeclare', target: 'apDeclaration' },
        { guard: 'apHasEffect', target: 'apEffect' },
        { guard: 'napMayDeclare', target: 'napDeclaration' },
        { guard: 'napHasEffect', target: 'napEffect' },
        { guard: 'apHasShieldUse', target: 'apShieldUse' },
        { guard: 'napHasShieldUse', target: 'napShieldUse' },`,
    expectedBy: ['TR-017'],
  },
  {
    name: 'shield uses of NAP wait for the effects of AP',
    rule: '101.4a',
    file: chart,
    find: `        { guard: 'napHasShieldUse', target: 'napShieldUse' },
        { guard: 'apMayDeclare', target: 'apDeclaration' },
        { guard: 'apHasEffect', target: 'apEffect' },`,
    replace: `        { guard: 'apMayDeclare', target: 'apDeclaration' },
        { guard: 'apHasEffect', target: 'apEffect' },
        { guard: 'napHasShieldUse', target: 'napShieldUse' },`,
    expectedBy: ['TR-019'],
  },
  {
    name: 'AP resolves before declaring',
    rule: '506.3b',
    file: chart,
    find: `        { guard: 'apMayDeclare', target: 'apDeclaration' },
        { guard: 'apHasEffect', target: 'apEffect' },`,
    replace: `        { guard: 'apHasEffect', target: 'apEffect' },
        { guard: 'apMayDeclare', target: 'apDeclaration' },`,
    expectedBy: ['DU-004', 'DU-008'],
  },
  {
    name: 'NAP declares before AP resolves',
    rule: '506.3c',
    file: chart,
    find: `        { guard: 'apHasEffect', target: 'apEffect' },
        { guard: 'napMayDeclare', target: 'napDeclaration' },`,
    replace: `        { guard: 'napMayDeclare', target: 'napDeclaration' },
        { guard: 'apHasEffect', target: 'apEffect' },`,
    expectedBy: ['DU-054'],
  },
  {
    name: 'NAP resolves before declaring',
    rule: '506.3d',
    file: chart,
    find: `        { guard: 'napMayDeclare', target: 'napDeclaration' },
        { guard: 'napHasEffect', target: 'napEffect' },`,
    replace: `        { guard: 'napHasEffect', target: 'napEffect' },
        { guard: 'napMayDeclare', target: 'napDeclaration' },`,
  },
  {
    name: 'declaring is allowed after resolving',
    rule: '506.3b',
    file: arbiter,
    find: `    : context.opportunities.filter(({ player }) => player !== begun.player);
  return { ...context, effects, opportunities };
}

export const close = (context: StandbyContext, player: Player): StandbyContext => ({
  ...context,
  opportunities: context.opportunities.filter((one) => one.player !== player),
});`,
    replace: `    : context.opportunities.map((one) =>
        String(one.player) === \`closed \${begun.player}\` ? { ...one, player: begun.player } : one,
      );
  return { ...context, effects, opportunities };
}

export const close = (context: StandbyContext, player: Player): StandbyContext => ({
  ...context,
  opportunities: context.opportunities.map((one) =>
    one.player === player ? { ...one, player: \`closed \${player}\` as Player } : one,
  ),
});`,
    expectedBy: ['DU-008'],
  },
  {
    name: 'NAP keeps attack opportunities after an early end',
    rule: '505.6a',
    file: arbiter,
    find: 'const opportunities = attackEnded ? all.filter((one) => !one.ofAttack || one.player === active) : all;',
    replace: 'const opportunities = attackEnded ? all : all;',
    expectedBy: ['DU-070'],
  },
  {
    name: 'an early end removes standby effects of NAP',
    rule: '505.6a',
    file: arbiter,
    find: 'return { active, effects, opportunities };',
    replace:
      'return { active, effects: attackEnded ? effects.filter((one) => one.player === active) : effects, opportunities };',
    expectedBy: ['DU-070'],
  },
  {
    name: 'standby effects survive a skip',
    rule: '101.4d',
    file: arbiter,
    find: `  ...context,
  effects: [],
  opportunities: [],`,
    replace: '  ...context,',
    seenBy: 'test/machines/standby.test.ts',
  },
  {
    name: 'the effects of a player resolve in order of arrival',
    rule: '605.1',
    file: 'effects/actions/standbyOrder.ts',
    find: 'if (allAlike(effects)) return',
    replace: 'if (effects.length > 0) return',
    expectedBy: ['TR-008'],
  },
  {
    name: 'a chosen order ignores new effects',
    rule: '605.1',
    file: 'effects/actions/standbyOrder.ts',
    find: 'if (planned.length === effects.length) return planned;',
    replace: 'if (planned.length > 0) return planned;',
    seenBy: 'test/rules/standbyOrder.test.ts',
  },
  {
    name: 'a step ends while effects wait',
    rule: '500.2',
    file: 'machines/duel/window.ts',
    find: "entering: [{ guard: 'somethingTriggered',",
    replace: "entering: [{ guard: 'restOfTurnIsSkipped',",
    expectedBy: ['SB-016'],
  },
];
