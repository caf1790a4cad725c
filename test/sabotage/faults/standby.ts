import type { Fault } from '../fault.ts';

const order = 'effects/standby/nextOnStandby.ts';
const arbiter = 'machines/standby/arbiter.ts';

/** 101.4. The order of effects on standby. */
export const standby: readonly Fault[] = [
  {
    name: 'AP and NAP swapped in the arbiter',
    rule: '101.4',
    file: order,
    find: `  apEffect: { side: 'ap', does: 'resolves', rule: '101.4a' },
  napDeclaration: { side: 'nap', does: 'declares', rule: '506.3d' },
  napEffect: { side: 'nap', does: 'resolves', rule: '101.4c' },`,
    replace: `  napDeclaration: { side: 'nap', does: 'declares', rule: '506.3d' },
  napEffect: { side: 'nap', does: 'resolves', rule: '101.4c' },
  apEffect: { side: 'ap', does: 'resolves', rule: '101.4a' },`,
    expectedBy: ['SB-011'],
  },
  {
    name: 'no return to AP: later triggers wait for NAP',
    rule: '101.4c',
    file: order,
    find: '  for (const one of effects) first',
    replace: `  const waits = (one: StandbyEffect): boolean =>
    laneOfEffect(one, active) === 'apEffect' &&
    effects.some((other) => other.player !== active && other.id < one.id);
  for (const one of effects) if (!waits(one)) first`,
    expectedBy: ['SB-037'],
  },
  {
    name: 'shield uses do not come first',
    rule: '101.4a',
    file: order,
    find: `  apShieldUse: { side: 'ap', does: 'usesShield', rule: '101.4a' },
  napShieldUse: { side: 'nap', does: 'usesShield', rule: '101.4a' },
  apBeforeBreak: { side: 'ap', does: 'resolves', rule: '509.4' },
  napBeforeBreak: { side: 'nap', does: 'resolves', rule: '509.4' },
  apDeclaration: { side: 'ap', does: 'declares', rule: '506.3b' },
  apEffect: { side: 'ap', does: 'resolves', rule: '101.4a' },
  napDeclaration: { side: 'nap', does: 'declares', rule: '506.3d' },
  napEffect: { side: 'nap', does: 'resolves', rule: '101.4c' },`,
    replace: `  apDeclaration: { side: 'ap', does: 'declares', rule: '506.3b' },
  apEffect: { side: 'ap', does: 'resolves', rule: '101.4a' },
  napDeclaration: { side: 'nap', does: 'declares', rule: '506.3d' },
  napEffect: { side: 'nap', does: 'resolves', rule: '101.4c' },
  apShieldUse: { side: 'ap', does: 'usesShield', rule: '101.4a' },
  napShieldUse: { side: 'nap', does: 'usesShield', rule: '101.4a' },`,
    expectedBy: ['TR-017'],
  },
  {
    name: 'shield uses of NAP wait for the effects of AP',
    rule: '101.4a',
    file: order,
    find: `  napShieldUse: { side: 'nap', does: 'usesShield', rule: '101.4a' },
  apBeforeBreak: { side: 'ap', does: 'resolves', rule: '509.4' },
  napBeforeBreak: { side: 'nap', does: 'resolves', rule: '509.4' },
  apDeclaration: { side: 'ap', does: 'declares', rule: '506.3b' },
  apEffect: { side: 'ap', does: 'resolves', rule: '101.4a' },`,
    replace: `  apDeclaration: { side: 'ap', does: 'declares', rule: '506.3b' },
  apEffect: { side: 'ap', does: 'resolves', rule: '101.4a' },
  napShieldUse: { side: 'nap', does: 'usesShield', rule: '101.4a' },`,
    expectedBy: ['TR-019'],
  },
  {
    name: 'AP resolves before declaring',
    rule: '506.3b',
    file: order,
    find: `  apDeclaration: { side: 'ap', does: 'declares', rule: '506.3b' },
  apEffect: { side: 'ap', does: 'resolves', rule: '101.4a' },`,
    replace: `  apEffect: { side: 'ap', does: 'resolves', rule: '101.4a' },
  apDeclaration: { side: 'ap', does: 'declares', rule: '506.3b' },`,
    expectedBy: ['DU-004', 'DU-008'],
  },
  {
    name: 'NAP declares before AP resolves',
    rule: '506.3c',
    file: order,
    find: `  apEffect: { side: 'ap', does: 'resolves', rule: '101.4a' },
  napDeclaration: { side: 'nap', does: 'declares', rule: '506.3d' },`,
    replace: `  napDeclaration: { side: 'nap', does: 'declares', rule: '506.3d' },
  apEffect: { side: 'ap', does: 'resolves', rule: '101.4a' },`,
    expectedBy: ['DU-054'],
  },
  {
    name: 'NAP resolves before declaring',
    rule: '506.3d',
    file: order,
    find: `  napDeclaration: { side: 'nap', does: 'declares', rule: '506.3d' },
  napEffect: { side: 'nap', does: 'resolves', rule: '101.4c' },`,
    replace: `  napEffect: { side: 'nap', does: 'resolves', rule: '101.4c' },
  napDeclaration: { side: 'nap', does: 'declares', rule: '506.3d' },`,
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
    file: 'effects/actions/choosing/standbyOrder.ts',
    find: 'if (allAlike(effects)) return',
    replace: 'if (effects.length > 0) return',
    expectedBy: ['TR-008'],
  },
  {
    name: 'a chosen order ignores new effects',
    rule: '605.1',
    file: 'effects/actions/choosing/standbyOrder.ts',
    find: 'if (planned.length === effects.length) return planned;',
    replace: 'if (planned.length > 0) return planned;',
    seenBy: 'test/rules/standbyOrder.test.ts',
  },
  {
    name: 'a step ends while effects wait',
    rule: '500.2',
    file: 'machines/duel/window.ts',
    find: "[{ guard: 'somethingTriggered', target: '^arbitrating' }",
    replace: "[{ guard: 'restOfTurnIsSkipped', target: '^arbitrating' }",
    expectedBy: ['SB-016'],
  },
];
