import type { Fault } from '../fault.ts';

/** Faults in the types, fields and named abilities of the sets of today. */
export const families: readonly Fault[] = [
  {
    name: 'a dream creature of the opponent keeps ours out',
    rule: '817.2',
    file: 'effects/questions/characteristics/bans.ts',
    find: "return counted(world.game, player, 'battleZone').some(isDream)",
    replace:
      "return [...counted(world.game, 'p1', 'battleZone'), ...counted(world.game, 'p2', 'battleZone')].some(isDream)",
    seenBy: 'test/rules/dreamCreatures.test.ts',
  },
  {
    name: 'an effect puts a second dream creature of a name',
    rule: '817.2',
    file: 'effects/questions/characteristics/bans.ts',
    find: "  if (face.type === 'castle') return undefined;\n  const dream = dreamBan(world, player, face);",
    replace:
      "  if (face.type === 'castle') return undefined;\n  const dream = dreamBan(world, player, { ...face, name: '' });",
    seenBy: 'test/rules/dreamCreatures.test.ts',
  },
  {
    name: 'a psychic cross gear that awakens stays crossed',
    rule: '303.4',
    file: 'effects/actions/turningOver.ts',
    find: "isOfType(type, 'crossGear') ? object.attachedTo : undefined",
    replace: "isOfType(type, 'crossGear') ? undefined : object.attachedTo",
    seenBy: 'test/rules/psychicCrossGears.test.ts',
  },
  {
    name: 'psychic cross gears are not crossed for their cost',
    rule: '303.2',
    file: 'effects/steps/turn/paidUses.ts',
    find: "if (!isOfType(face.type, 'crossGear')) continue;",
    replace: "if (face.type !== 'crossGear') continue;",
    seenBy: 'test/rules/psychicCrossGears.test.ts',
  },
  {
    name: 'the loss of either player is replaced',
    rule: '609.1',
    file: 'effects/events/replacedEvents/loses.ts',
    find: 'loses === true && isPlayer(by, player, scope.player)',
    replace: 'loses === true && (isPlayer(by, player, scope.player) || true)',
    seenBy: 'test/rules/losing.test.ts',
  },
  {
    name: 'a direct attack wins although the loss was replaced',
    rule: '104.2a',
    file: 'effects/steps/turn/attack/directAttack.ts',
    find: "if ('player' in target && (yield* isLossReplaced(play, target.player))) return;",
    replace: "if ('player' in target) yield* isLossReplaced(play, target.player);",
    seenBy: 'test/rules/losing.test.ts',
  },
  {
    name: 'doron go puts as its creature leaves in any way',
    rule: '603.5b',
    file: 'effects/language/namedAbilities/doronGo.ts',
    find: 'Triggered => whenDestroyed(self, putExile(filter));',
    replace: "Triggered =>\n  when({ event: 'moved', what: self, from: 'battleZone' }, putExile(filter));",
    seenBy: 'test/rules/namedConditions.test.ts',
  },
  {
    name: 'exile creatures of the opponent keep ours out',
    rule: '101.2',
    file: 'effects/language/namedAbilities/doronGo.ts',
    find: "ban: { do: 'put', who: 'you',",
    replace: "ban: { do: 'put', who: 'each',",
    seenBy: 'test/rules/exileCreatures.test.ts',
  },
  {
    name: 'fields of all types make room for the newest',
    rule: '703.4l',
    file: 'effects/actions/stateBased.ts',
    find: "if (definitionOf(play, object).type === 'd2Field') found.push(object);",
    replace: "if (definitionOf(play, object).type.endsWith('Field')) found.push(object);",
    seenBy: 'test/rules/fieldTypes.test.ts',
  },
  {
    name: 'a historic field is a lunatic field',
    rule: '204.3c',
    file: 'effects/language/cardTypes.ts',
    find: "name: 'historic field',\n    verb: 'expanded',\n    isCreature: false,\n    canBeTapped: false,\n    isEvolution: 'never',\n    alsoOf: ['field'],",
    replace:
      "name: 'historic field',\n    verb: 'expanded',\n    isCreature: false,\n    canBeTapped: false,\n    isEvolution: 'never',\n    alsoOf: ['d2Field'],",
    seenBy: 'test/rules/fieldTypes.test.ts',
  },
  {
    name: 'G.G.G. holds at two cards',
    rule: '608.1',
    file: 'effects/language/namedAbilities/gogogoGanganGalaxy.ts',
    find: '{ max: 1 }',
    replace: '{ max: 2 }',
    seenBy: 'test/rules/namedConditionLimits.test.ts',
  },
  {
    name: 'abare chain resolves for every attack of the turn',
    rule: '506.3',
    file: 'effects/language/namedAbilities/abareChain.ts',
    find: ', nth: 1 }',
    replace: ' }',
    seenBy: 'test/rules/namedConditionLimits.test.ts',
  },
];
