import { any, creature, draw, may, wheneverAttacks } from 'taiki/words';
import type { Scenario } from './scenario.ts';

const RED = 'The Red, Lightning Sonic';
const REDZONE = 'Redzone, Roaring Invasion';
const REDZONE_Z = 'Redzone Z, Passionate Invasion';
const HAYABUSAMARU = 'Hayabusamaru, Lightfang Ninja';

/** Triggers from a zone that all can see, so it is not declared: its effect waits while its player declares. */
const lookout = creature({
  name: 'Lookout',
  civilizations: ['light'],
  cost: 2,
  power: 1000,
  abilities: [wheneverAttacks(any('opponent'), may(draw()))],
});

export const declaration1: readonly Scenario[] = [
  {
    id: 'DU-002',
    rules: ['506.3', '506.3b', '603.2f'],
    status: 'firm',
    says: 'An invasion is declared from the hand once the attack is declared. It then waits on standby, is resolved, and the attack goes on with the new top card, whose own abilities trigger as it is put.',
    begin: {
      step: 'attack',
      p1: { hand: [REDZONE, 'Aqua Hulcus'], battleZone: [RED, 'Fear Fang'] },
      p2: { battleZone: ['Burning Mane', 'Tri-horn Shepherd'] },
    },
    plays: [
      {
        name: 'declared',
        steps: [
          { asked: 'p1 attack', choose: [`${RED} attacks the player`] },
          {
            asked: 'p1 declareUsage',
            state: 'turn.attack.declaration.apDeclare',
            facts: [`attackDeclared ${RED} @506.3`],
            factsNot: [`cardRevealed ${REDZONE}`],
            offers: [`Declare ${REDZONE}`],
            only: true,
            mayPass: true,
            choose: [`Declare ${REDZONE}`],
          },
        ],
        end: {
          asked: 'p1 shields',
          state: 'turn.attack.directAttack.beforeBreak.choosingShields',
          facts: [
            `cardRevealed ${REDZONE}`,
            `usageDeclared ${REDZONE}`,
            `effectTriggered ${REDZONE}`,
            `effectBegan ${REDZONE}`,
            `cardPut ${REDZONE} > battleZone`,
            `effectTriggered ${REDZONE}`,
            `effectResolved ${REDZONE}`,
            'cardDestroyed Tri-horn Shepherd',
          ],
          factsNot: ['attackEnded', 'attackDeclared'],
          p1: {
            battleZone: [`${REDZONE} (tapped, over ${RED})`, 'Fear Fang'],
            hand: ['Aqua Hulcus'],
            graveyard: [],
          },
          p2: { battleZone: ['Burning Mane'], hand: 0, graveyard: ['Tri-horn Shepherd'], shieldZone: 5 },
        },
      },
      {
        name: 'a creature that does not fit attacks',
        steps: [{ asked: 'p1 attack', choose: ['Fear Fang attacks the player'] }],
        end: {
          asked: 'p1 shields',
          factsNot: ['usageDeclared', `cardRevealed ${REDZONE}`],
          p1: { battleZone: [RED, 'Fear Fang (tapped)'], hand: [REDZONE, 'Aqua Hulcus'], graveyard: [] },
          p2: { battleZone: ['Burning Mane', 'Tri-horn Shepherd'], hand: 0, graveyard: [] },
        },
      },
    ],
  },
  {
    id: 'DU-003',
    rules: ['506.3b', '605.1'],
    status: 'firm',
    says: 'Two invasions are declared together, before either is resolved. Both wait on standby in the order that the active player likes, and the second is put on the first.',
    begin: {
      step: 'attack',
      p1: { hand: [REDZONE, REDZONE_Z], battleZone: [RED, 'Fear Fang'] },
      p2: { battleZone: ['Burning Mane', 'Tri-horn Shepherd'] },
    },
    plays: [
      {
        name: 'Redzone first',
        steps: [
          { asked: 'p1 attack', choose: [`${RED} attacks the player`] },
          {
            asked: 'p1 declareUsage',
            state: 'turn.attack.declaration.apDeclare',
            offers: [`Declare ${REDZONE}`, `Declare ${REDZONE_Z}`],
            only: true,
            choose: [`Declare ${REDZONE}`, `Declare ${REDZONE_Z}`],
          },
          {
            asked: 'p1 standby',
            state: 'turn.attack.declaration.apResolve.ordering',
            facts: [`usageDeclared ${REDZONE}`, `usageDeclared ${REDZONE_Z}`],
            factsNot: ['effectBegan'],
            offers: [REDZONE, REDZONE_Z],
            only: true,
            choose: [REDZONE],
          },
          {
            asked: 'p1 standby',
            facts: [`cardPut ${REDZONE} > battleZone`, `effectTriggered ${REDZONE}`],
            factsNot: ['cardDestroyed'],
            offers: [REDZONE, REDZONE_Z],
            only: true,
            choose: [REDZONE_Z],
          },
        ],
        end: {
          asked: 'p1 shields',
          facts: [`cardPut ${REDZONE_Z} > battleZone`, 'cardDestroyed Tri-horn Shepherd'],
          factsNot: [`effectTriggered ${REDZONE_Z}`],
          p1: {
            battleZone: [`${REDZONE_Z} (tapped, over ${REDZONE}, ${RED})`, 'Fear Fang'],
            hand: [],
            graveyard: [],
          },
          p2: { battleZone: ['Burning Mane'], hand: 0, graveyard: ['Tri-horn Shepherd'], shieldZone: 5 },
        },
      },
      {
        name: 'Redzone Z first',
        steps: [
          { asked: 'p1 attack', choose: [`${RED} attacks the player`] },
          { asked: 'p1 declareUsage', choose: [`Declare ${REDZONE}`, `Declare ${REDZONE_Z}`] },
          { asked: 'p1 standby', choose: [REDZONE_Z] },
          {
            asked: 'p1 standby',
            facts: [`cardPut ${REDZONE_Z}`, `effectTriggered ${REDZONE_Z}`],
            choose: [REDZONE],
          },
          { asked: 'p1 standby', offers: [REDZONE, REDZONE_Z], only: true, choose: [REDZONE_Z] },
          { asked: 'p1 choose', choose: ['Card 1'] },
        ],
        end: {
          asked: 'p1 shields',
          p1: {
            battleZone: [`${REDZONE} (tapped, over ${REDZONE_Z}, ${RED})`, 'Fear Fang'],
            hand: [],
            graveyard: [],
          },
          p2: {
            battleZone: ['Burning Mane'],
            hand: 0,
            graveyard: ['Tri-horn Shepherd', 'Filler'],
            shieldZone: 4,
          },
        },
      },
    ],
  },
  {
    id: 'DU-009',
    rules: ['603.2f'],
    status: 'firm',
    says: 'Whoever passes at their point of declaration cannot use the ninja strike later in that attack declaration, not even while their own effects of it are still being resolved.',
    begin: {
      step: 'attack',
      cards: [lookout],
      p1: { battleZone: ['Fear Fang', 'Burning Mane'] },
      p2: { hand: [HAYABUSAMARU], manaZone: 4, battleZone: ['Lookout', 'Aqua Soldier'] },
    },
    plays: [
      {
        name: 'passed',
        steps: [
          { asked: 'p1 attack', choose: ['Fear Fang attacks the player'] },
          {
            asked: 'p2 declareUsage',
            state: 'turn.attack.declaration.napDeclare',
            facts: ['effectTriggered Lookout'],
            factsNot: ['effectBegan Lookout'],
            offers: [`Declare ${HAYABUSAMARU}`],
            only: true,
            mayPass: true,
            choose: [],
          },
          { asked: 'p2 confirm', state: 'turn.attack.declaration.napResolve.choosing', choose: ['Yes'] },
          { asked: 'p1 shields', factsNot: ['usageDeclared'], choose: ['Shield 1'] },
          { asked: 'p1 attack', factsNot: ['usageDeclared'], choose: ['Burning Mane attacks the player'] },
        ],
        end: {
          asked: 'p2 declareUsage',
          state: 'turn.attack.declaration.napDeclare',
          p1: { battleZone: ['Fear Fang (tapped)', 'Burning Mane (tapped)'], hand: 0, graveyard: 0 },
          p2: {
            battleZone: ['Lookout', 'Aqua Soldier'],
            hand: [HAYABUSAMARU, 'Filler', 'Filler'],
            graveyard: 0,
            shieldZone: 4,
          },
        },
      },
      {
        name: 'declared',
        steps: [
          { asked: 'p1 attack', choose: ['Fear Fang attacks the player'] },
          { asked: 'p2 declareUsage', choose: [`Declare ${HAYABUSAMARU}`] },
          { asked: 'p2 standby', offers: ['Lookout', HAYABUSAMARU], only: true, choose: [HAYABUSAMARU] },
          { asked: 'p2 standby', offers: ['Lookout', HAYABUSAMARU], only: true, choose: ['Lookout'] },
          { asked: 'p2 confirm', choose: 'pass' },
          { asked: 'p2 choose', choose: ['Aqua Soldier'] },
        ],
        end: {
          asked: 'p2 block',
          state: 'turn.attack.block.choosing',
          p1: { battleZone: ['Fear Fang (tapped)', 'Burning Mane'], hand: 0, graveyard: 0 },
          p2: { battleZone: ['Lookout', 'Aqua Soldier', HAYABUSAMARU], hand: 0, graveyard: 0, manaCount: 4 },
        },
      },
    ],
  },
];
