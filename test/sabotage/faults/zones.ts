import type { Fault } from '../fault.ts';

const objects = 'table/objects.ts';

/** 400, 409, 801. Zones, pending cards, piles. */
export const zones: readonly Fault[] = [
  {
    name: 'objects keep their id across zones',
    rule: '400.5',
    file: objects,
    find: '    id: nextId + index,',
    replace: '    id: index === 0 ? was.id : nextId + index,',
    expectedBy: ['DU-080'],
  },
  {
    name: 'objects stay tapped across zones',
    rule: '400.5b',
    file: objects,
    find: 'const { to, tapped } = arrivalOf(move, was, card);',
    replace: 'const { to, tapped } = { ...arrivalOf(move, was, card), tapped: move.tapped || was.tapped };',
    expectedBy: ['DU-080', 'DU-082'],
  },
  {
    name: 'a multicolored card is charged untapped',
    rule: '405.1',
    file: 'effects/questions/arrivals.ts',
    find: '(isMulticolored(world, card) || entersManaTapped(world, was, card))',
    replace: '(isMulticolored === undefined || entersManaTapped(world, was, card))',
    seenBy: 'test/rules/mana.test.ts',
  },
  {
    name: 'a card stays visible in a hidden zone',
    rule: '400.5a',
    file: objects,
    find: 'faceUp: move.faceUp,',
    replace: "faceUp: move.faceUp || was.zone === 'manaZone' || was.zone === 'graveyard',",
    expectedBy: ['DU-081'],
  },
  {
    name: 'pending cards are counted',
    rule: '409.1a',
    file: objects,
    find: 'return objects.some((object) => object.pending) ? objects.filter((object) => !object.pending) : objects;',
    replace: 'return objects;',
    seenBy: 'test/rules/pending.test.ts',
  },
  {
    name: 'pending cards may be chosen',
    rule: '409.1a',
    file: 'effects/questions/filters.ts',
    find: 'return isIn(place, group.in) && !object.pending && (place === object.zone || meansCastles(group));',
    replace: 'return isIn(place, group.in) && (place === object.zone || meansCastles(group));',
  },
  {
    name: 'castles leave before the shield trigger is used',
    rule: '304.3',
    file: 'effects/actions/shields.ts',
    find: "if (use.way === 'shieldTrigger') holdCastles(play, card.id, now(card.id));",
    replace: "if (use.way !== 'shieldTrigger') holdCastles(play, card.id, now(card.id));",
    seenBy: 'test/rules/castles.test.ts',
  },
  {
    name: 'castles are cards of the battle zone',
    rule: '304.2',
    file: 'effects/questions/characteristics.ts',
    find: "definitionOf(world, object).type === 'castle'",
    replace: "definitionOf(world, object).name === 'castle'",
    seenBy: 'test/rules/cardTypes.test.ts',
  },
  {
    name: 'shields count while shield uses are declared',
    rule: '113.6a',
    file: 'effects/actions/shields.ts',
    find: 'going.map(({ id }) => id),\n    { pending: true },',
    replace: 'going.map(({ id }) => id),\n    { pending: false },',
  },
  {
    name: 'an evolution creature counts as newly put',
    rule: '801.2',
    file: objects,
    find: 'const result = zonesAfter(zones, [base.id], { card: was.card, under, face: move.face, tapped, since });',
    replace:
      'const result = zonesAfter(zones, [base.id], { card: was.card, under, face: move.face, tapped: false, since });',
  },
  {
    name: 'cards under a creature stay when it leaves',
    rule: '801.4',
    file: objects,
    find: 'const cards = move.topOnly ? [was.card] : [was.card, ...was.under];',
    replace: 'const cards = [was.card];',
  },
  {
    name: 'an evolution creature has summoning sickness',
    rule: '506.1a',
    file: 'effects/questions/attacks.ts',
    find: 'world.game.turn.number && !isEvolution(definitionOf(world, creature));',
    replace: 'world.game.turn.number && (isEvolution(definitionOf(world, creature)) || true);',
    seenBy: 'test/rules/evolution.test.ts',
  },
];
