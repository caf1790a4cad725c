import { creature, draw, may, opponentsCreature, whenAttacks } from 'taiki/words';
import type { Scenario } from './scenario.ts';

const RED = 'The Red, Lightning Sonic';
const REDZONE = 'Redzone, Roaring Invasion';
const REDZONE_Z = 'Redzone Z, Passionate Invasion';
const HAYABUSAMARU = 'Hayabusamaru, Lightfang Ninja';

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
            facts: [`attackDeclared ${RED} @506.1`],
            factsNot: [`cardRevealed ${REDZONE}`],
            offers: [`Declare ${REDZONE}`],
            only: true,
            mayPass: true,
            choose: [`Declare ${REDZONE}`],
          },
        ],
        end: {
          asked: 'p1 shields',
          state: 'turn.attack.directAttack.choosing',
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
];
