import type { Fault } from '../fault.ts';

const triggering = 'effects/events/happen.ts';
const standbyEffects = 'effects/actions/resolving.ts';

/** 603. Triggers: which, how often, and look-back. */
export const triggers: readonly Fault[] = [
  {
    name: 'a creature sees itself evolve as it is put on another one',
    rule: '801.1',
    file: 'effects/events/happen.ts',
    find: 'const seen = then === play ? withoutEvolving(all) : all;',
    replace: 'const seen = all;',
    seenBy: 'test/rules/shinkaPower.test.ts',
  },
  {
    name: 'creatures below a vortex evolution do not evolve',
    rule: '801.1a',
    file: 'effects/events/happen.ts',
    find: 'play.find(fact.object)?.under.includes(card) === true;',
    replace: 'play.find(fact.object)?.under[0] === card;',
    seenBy: 'test/rules/shinkaPower.test.ts',
  },
  {
    name: 'the resolution condition is tested at the trigger',
    rule: '603.4',
    file: triggering,
    find: `if (
      ability.given !== undefined &&
      !isGiven(
        play,
        ability.given,
        { ...scope, bound: bindingsOf(fact), named: costOfUsed(play, fact) },
        fact,
      )
    )`,
    replace: `if (ability.condition !== undefined && !holds(play, ability.condition, { ...scope, bound: bindingsOf(fact) }))
      continue;
    if (
      ability.given !== undefined &&
      !isGiven(
        play,
        ability.given,
        { ...scope, bound: bindingsOf(fact), named: costOfUsed(play, fact) },
        fact,
      )
    )`,
    expectedBy: ['TR-046'],
  },
  {
    name: 'the resolution condition is not tested',
    rule: '603.4',
    file: standbyEffects,
    find: 'if (ability.condition !== undefined && !holds(world, ability.condition, scopeOfEffect(effect))) {',
    replace: 'if (ability.condition !== undefined && effect.id < 0) {',
    expectedBy: ['TR-047', 'SB-031'],
  },
  {
    name: 'the trigger restriction is tested at resolution',
    rule: '603.2',
    file: standbyEffects,
    find: 'if (ability.condition !== undefined && !holds(world, ability.condition, scopeOfEffect(effect))) {',
    replace: `const { when } = ability;
  const like = 'what' in when && when.what !== undefined && 'filter' in when.what ? when.what.filter : undefined;
  if (like !== undefined && !holds(world, { kind: 'is', what: { ref: 'that' }, like }, scopeOfEffect(effect)))
    return { reason: 'it is like that no more', rule: '603.4' };
  if (ability.given !== undefined && !holds(world, ability.given, scopeOfEffect(effect)))
    return { reason: 'its restriction is not met', rule: '603.4' };
  if (ability.condition !== undefined && !holds(world, ability.condition, scopeOfEffect(effect))) {`,
    expectedBy: ['TR-031'],
  },
  {
    name: 'an effect disappears with its source',
    rule: '110.5a',
    file: standbyEffects,
    find: 'if (effect.declaredCard !== undefined && declared === undefined)',
    replace:
      'if (declared === undefined && Object.values(world.game.zones[effect.player]).flat().every(({ id }) => id !== effect.source.object))',
    expectedBy: ['SB-014', 'SB-028'],
  },
  {
    name: 'no last-known information about a source',
    rule: '605.2e',
    file: 'effects/questions/characteristics/characteristics.ts',
    find: 'return rememberedOf(world.game, id);',
    replace: 'return undefined;',
  },
  {
    name: 'attack triggers trigger again after an evolution',
    rule: '506.3a',
    file: 'effects/actions/moves.ts',
    find: '  yield* triggers;\n',
    replace: `  yield* triggers;
  for (const { move, became } of moved) {
    const { attack, turn } = play.game;
    const [now] = became;
    if (now === undefined || attack === undefined || move.onto !== attack.attacker) continue;
    const again = { kind: 'attackDeclared', ...play.about(now), target: attack.target, nth: turn.attacks } as const;
    yield* happen(play, [[again, '506.3']], play.game);
  }
`,
    expectedBy: ['DU-059'],
  },
  {
    name: '"becomes tapped" triggers on a tapped creature',
    rule: '603.2c',
    file: 'effects/actions/tapping.ts',
    find: "if (object.tapped === (to === 'tapped') ||",
    replace: 'if (object.tapped === undefined ||',
    expectedBy: ['TR-037'],
  },
  {
    name: 'two simultaneous events trigger once',
    rule: '603.2b',
    file: 'effects/events/standbyEffect.ts',
    find: '  if (player === undefined) return;\n  putOnStandby(play, {\n    player,',
    replace: `  if (player === undefined) return;
  if (play.triggered.some((one) => one.ability === ability && one.source.object === bearer.id)) return;
  putOnStandby(play, {
    player,`,
    expectedBy: ['SB-019', 'TR-034'],
  },
  {
    name: 'no look-back',
    rule: '603.5c',
    file: triggering,
    find: "if (!isZoneChange(fact) || (fact.from !== 'battleZone' && fact.from !== 'shieldZone')) return false;",
    replace: 'if (fact.kind !== undefined) return false;\n  if (!isZoneChange(fact)) return false;',
    expectedBy: ['TR-003', 'TR-052'],
  },
  {
    name: '"was destroyed" looks back at all creatures',
    rule: '603.5c',
    file: triggering,
    find: "pattern.tense === 'destroying' &&",
    replace: '',
    expectedBy: ['TR-054'],
  },
  {
    name: '"is being destroyed" looks at its own creature only',
    rule: '603.5c',
    file: triggering,
    find: "pattern.tense === 'destroying' &&",
    replace: 'fact.was === bearer &&',
    expectedBy: ['TR-053'],
  },
  {
    name: 'delayed triggers see earlier events',
    rule: '603.6a',
    file: 'effects/words/instructions/delayed.ts',
    find: '      since: play.game.turn.number,\n    };\n    play.set({ delayed:',
    replace: `      since: play.game.turn.number,
    };
  for (const fact of play.game.thisTurn) {
    if (!patternMatches(play, effect.ability.when, fact, scope)) continue;
    putOnStandby(play, {
      player: scope.player,
      source: { object: scope.source, name: scope.sourceName },
      ability: effect.ability,
      bound: { ...bindingsOf(fact), ...scope.bound },
      event: fact.kind,
    });
  }
  play.set({ delayed:`,
    imports: `import { putOnStandby } from '../../events/standbyEffect.ts';
import { patternMatches } from '../../questions/characteristics/patterns.ts';
import { bindingsOf } from '../../questions/abilities/triggering.ts';`,
    expectedBy: ['TR-059'],
  },
  {
    name: 'delayed triggers never trigger',
    rule: '603.6',
    file: triggering,
    find: 'for (const delayed of play.game.delayed) {',
    replace: 'for (const delayed of play.game.delayed.slice(0, 0)) {',
    expectedBy: ['TR-057'],
  },
  {
    name: 'modes are chosen when an ability triggers',
    rule: '700.2a',
    file: 'effects/state/profile.ts',
    find: "modeChoice: 'onResolve',\n  forbiddenUse",
    replace: "modeChoice: 'onTrigger',\n  forbiddenUse",
  },
  {
    name: 'modes are chosen at resolution under rules 1.28',
    rule: '603.3a',
    file: 'effects/state/profile.ts',
    find: "'1.28': { ...currentRules, modeChoice: 'onTrigger' },",
    replace: "'1.28': currentRules,",
    expectedBy: ['TR-044'],
  },
  {
    name: 'the trigger restriction is not tested',
    rule: '603.2',
    file: triggering,
    find: `if (
      ability.given !== undefined &&
      !isGiven(
        play,
        ability.given,
        { ...scope, bound: bindingsOf(fact), named: costOfUsed(play, fact) },
        fact,
      )
    )`,
    replace: 'if (ability.given !== undefined && bearer.pending)',
    seenBy: 'test/rules/triggers.test.ts',
  },
];
