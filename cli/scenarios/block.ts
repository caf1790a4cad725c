import type { Scenario } from './scenario.ts';

export const block: readonly Scenario[] = [
  {
    id: 'BL-001',
    rules: ['507.1'],
    status: 'firm',
    says: 'The player who is attacked is asked whether to block, where a creature can; blocking is not a must.',
    begin: {
      step: 'attack',
      p1: { battleZone: ['Fear Fang', 'Burning Mane'] },
      p2: {
        battleZone: ['La Ura Giga, Sky Guardian', { name: 'King Coral', tapped: true }, 'Aqua Soldier'],
      },
    },
    plays: [
      {
        name: 'blocks',
        steps: [
          { asked: 'p1 attack', choose: ['Fear Fang attacks the player'] },
          {
            asked: 'p2 block',
            state: 'turn.attack.block.choosing',
            offers: ['Block with La Ura Giga, Sky Guardian'],
            only: true,
            mayPass: true,
            choose: ['Block with La Ura Giga, Sky Guardian'],
          },
        ],
        end: {
          asked: 'p1 attack',
          facts: [
            'p2 creatureBlocked La Ura Giga, Sky Guardian',
            'attackBlocked Fear Fang',
            'battleBegan Fear Fang',
          ],
          factsNot: ['shieldBroken', 'attackNotBlocked'],
          p1: { battleZone: ['Fear Fang (tapped)', 'Burning Mane'], hand: 0, graveyard: 0 },
          p2: {
            battleZone: ['King Coral (tapped)', 'Aqua Soldier'],
            hand: 0,
            graveyard: ['La Ura Giga, Sky Guardian'],
            shieldZone: 5,
          },
        },
      },
      {
        name: 'does not block',
        steps: [
          { asked: 'p1 attack', choose: ['Fear Fang attacks the player'] },
          { asked: 'p2 block', choose: 'pass' },
          { asked: 'p1 shields', facts: ['attackNotBlocked Fear Fang'], choose: ['Shield 1'] },
        ],
        end: {
          asked: 'p1 attack',
          facts: ['p2 shieldBroken Filler > hand'],
          factsNot: ['battleBegan', 'creatureBlocked'],
          p1: { battleZone: ['Fear Fang (tapped)', 'Burning Mane'], hand: 0, graveyard: 0 },
          p2: {
            battleZone: ['La Ura Giga, Sky Guardian', 'King Coral (tapped)', 'Aqua Soldier'],
            hand: 1,
            graveyard: 0,
            shieldZone: 4,
          },
        },
      },
    ],
  },
];
