import type { Fault } from '../fault.ts';

/** 500, 501, 511. The turn and its end. */
export const turn: readonly Fault[] = [
  {
    name: 'start-of-turn abilities trigger before cards untap',
    rule: '501.1',
    file: 'effects/steps/turn/startOfTurn.ts',
    find: "  yield* setTapped(play, untapping, 'untapped', '501.1').triggers;",
    replace: `  yield* announceStartOfTurn(play);
  yield* setTapped(play, untapping, 'untapped', '501.1').triggers;`,
    seenBy: 'test/rules/turnSteps.test.ts',
  },
  {
    name: 'nothing triggers at the start of the turn',
    rule: '501.2',
    file: 'effects/steps/turn/startOfTurn.ts',
    find: "return happen(play, [[{ kind: 'turnBegan', player: active, turn: number }, '501.2']], play.game);",
    replace:
      "return happen(play, number < 0 ? [[{ kind: 'turnBegan', player: active, turn: number }, '501.2']] : [], play.game);",
    expectedBy: ['TR-035'],
  },
  {
    name: 'the first player draws in the first turn',
    rule: '500.6',
    file: 'machines/duel/turn/startOfTurn.ts',
    find: "{ guard: 'isFirstTurn', target: '#duel.turn.charge' },",
    replace: "{ guard: 'isFirstTurn', target: '#duel.turn.draw' },",
    seenBy: 'test/rules/setUp.test.ts',
  },
  {
    name: '"this turn" effects end before end-of-turn triggers',
    rule: '511.2',
    file: 'effects/steps/turn/end.ts',
    find: "  const { active } = play.game.turn;\n  return happen(play, [[{ kind: 'turnEnding', player: active }, '511.1a']], play.game);",
    replace: `  const { active } = play.game.turn;
  play.game = {
    ...play.game,
    lasting: play.game.lasting.filter((lasting) => !endsWithTurn(lasting, play.game.turn)),
    delayed: play.game.delayed.filter((delayed) => !endsWithTurn(delayed, play.game.turn)),
  };
  return happen(play, [[{ kind: 'turnEnding', player: active }, '511.1a']], play.game);`,
    seenBy: 'test/rules/endOfTurn.test.ts',
  },
  {
    name: '"this turn" effects do not end with the turn',
    rule: '511.2',
    file: 'effects/state/durations.ts',
    find: "    case 'turn':\n    case 'attack':",
    replace: "    case 'turn':\n      return false;\n    case 'attack':",
  },
  {
    name: 'a creature put in the end step triggers at the end of the turn',
    rule: '511.1a',
    file: 'effects/actions/moves.ts',
    find: '  yield* triggers;\n',
    replace: `  yield* triggers;
  if (play.place.state.startsWith('turn.end') && plan.requests.some(({ as }) => as === 'cardPut'))
    yield* happen(play, [[{ kind: 'turnEnding', player: play.game.turn.active }, '511.1a']], play.game);
`,
    expectedBy: ['TR-032'],
  },
  {
    name: 'no declaration at the end of the turn',
    rule: '511.1b',
    file: 'effects/events/substepDeclarations.ts',
    find: "announceEndOfTurn: ['turnEnding'],",
    replace: 'announceEndOfTurn: [],',
  },
  {
    name: 'skipping the rest of the turn does not skip the end step',
    rule: '101.4d',
    file: 'machines/duel/turn/turn.ts',
    find: "target: '#duel.turn.end.lapsing',",
    replace: "target: '#duel.turn.end',",
  },
  {
    name: 'a creature untaps although its silent skill is used',
    rule: '501.1a',
    file: 'effects/steps/turn/startOfTurn.ts',
    find: 'return untapping.filter((object) => !chosen.some(({ creature }) => creature === object));',
    replace: 'return untapping;',
    seenBy: 'test/rules/silentSkill.test.ts',
  },
  {
    name: 'pending cards stay when the turn ends',
    rule: '512.1',
    file: 'effects/steps/turn/end.ts',
    find: '  dropPending(play);\n',
    replace: '',
    seenBy: 'test/rules/pending.test.ts',
  },
  {
    name: 'a direct attack does not win',
    rule: '509.1',
    file: 'effects/questions/legality/attacks.ts',
    find: "counted(world.game, opponentOf(world.game.turn.active), 'shieldZone').length === 0;",
    replace: "counted(world.game, opponentOf(world.game.turn.active), 'shieldZone').length < 0;",
  },
  {
    name: 'a turn of which the rest is skipped as its effects end begins to end once more',
    rule: '512.1',
    file: 'machines/duel/turn/end.ts',
    find: "{ guard: 'restOfTurnIsSkipped', target: 'ending',",
    replace: "{ guard: 'restOfTurnIsSkipped', target: 'announcing',",
    seenBy: 'test/rules/endOfTurn.test.ts',
  },
];
