import type { Scenario } from './scenario.ts';

const MUTANT = 'Propeller Mutant';

export const trigger1: readonly Scenario[] = [
  {
    id: 'TR-010',
    rules: ['101.4', '115.3b'],
    status: 'firm',
    says: "Two Propeller Mutants of the same power destroy each other as one event. The active player's effect comes first, so the other player discards first.",
    begin: {
      step: 'attack',
      p1: { battleZone: [MUTANT, 'Burning Mane'], hand: ['Aqua Knight'] },
      p2: { battleZone: [{ name: MUTANT, tapped: true }, 'Fear Fang'], hand: ['King Coral'] },
    },
    plays: [
      {
        name: 'they battle',
        steps: [{ asked: 'p1 attack', choose: [`${MUTANT} attacks ${MUTANT}`] }],
        end: {
          asked: 'p1 attack',
          facts: [
            `p1 cardDestroyed ${MUTANT} @703.4d`,
            `p2 cardDestroyed ${MUTANT} @703.4d`,
            `p1 battleLost ${MUTANT}`,
            `p2 battleLost ${MUTANT}`,
            `p1 effectBegan ${MUTANT}`,
            'p2 cardDiscarded King Coral',
            `p2 effectBegan ${MUTANT}`,
            'p1 cardDiscarded Aqua Knight',
          ],
          p1: { battleZone: ['Burning Mane'], hand: [], graveyard: [MUTANT, 'Aqua Knight'] },
          p2: { battleZone: ['Fear Fang'], hand: [], graveyard: [MUTANT, 'King Coral'] },
        },
      },
    ],
  },
];
