import type { Scenario } from './scenario.ts';

const RIAS = 'Mist Rias, Sonic Guardian';
const LULUFENS = 'Lulufens, Sun Dragon Elemental';

export const standby: readonly Scenario[] = [
  {
    id: 'SB-032',
    rules: ['101.4'],
    status: 'firm',
    says: "Three effects wait when Lulufens is put: its own and one Mist Rias on each side. Only the active player's are resolved at first, in the order that player likes, and what they trigger comes before the other player's too.",
    begin: {
      p1: {
        hand: [LULUFENS, 'Burning Mane'],
        manaZone: { light: 6 },
        battleZone: [RIAS, 'Fear Fang'],
      },
      p2: { battleZone: [RIAS, 'Aqua Soldier'] },
    },
    plays: [
      {
        name: 'Lulufens first',
        steps: [
          { asked: 'p1 main', choose: [`Summon ${LULUFENS}`] },
          {
            asked: 'p1 standby',
            state: 'turn.main.apResolve.ordering',
            facts: [`p1 effectTriggered ${RIAS}`],
            factsNot: ['effectBegan', 'cardDrawn'],
            offers: [RIAS, LULUFENS],
            only: true,
            choose: [LULUFENS],
          },
          { asked: 'p1 confirm', choose: ['Yes'] },
          {
            asked: 'p1 confirm',
            state: 'turn.main.apResolve.choosing',
            facts: ['cardPut Burning Mane', `effectTriggered ${RIAS}`],
            factsNot: [`p2 effectBegan ${RIAS}`],
            choose: ['Yes'],
          },
          { asked: 'p1 confirm', factsNot: [`p2 effectBegan ${RIAS}`], choose: ['Yes'] },
          { asked: 'p2 confirm', state: 'turn.main.napResolve.choosing', choose: ['Yes'] },
          { asked: 'p2 confirm', state: 'turn.main.napResolve.choosing', choose: 'pass' },
        ],
        end: {
          asked: 'p1 attack',
          p1: { battleZone: [RIAS, 'Fear Fang', LULUFENS, 'Burning Mane'], hand: 2, graveyard: 0 },
          p2: { battleZone: [RIAS, 'Aqua Soldier'], hand: 1, graveyard: 0 },
        },
      },
    ],
  },
];
