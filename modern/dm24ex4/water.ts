import type { CardDefinition } from 'taiki';
import {
  blocker,
  cannot,
  choose,
  creature,
  draw,
  exactly,
  gets,
  given,
  happened,
  opponentsCreatures,
  spell,
  spellAbility,
  twinpact,
  when,
} from 'taiki/words';

const aqreplay = twinpact(
  'AQreplay / 伝説チャンス',
  creature({
    name: 'AQreplay',
    civilizations: ['water'],
    races: ['Magic Liquid People'],
    cost: 2,
    power: 2000,
    abilities: [
      blocker,
      given(happened({ event: 'drawn', by: 'you' }, exactly(2)), when({ event: 'drawn', by: 'you' }, draw())),
    ],
    printings: ['DM24-EX4 086'],
  }),
  spell({
    name: '伝説チャンス',
    civilizations: ['water'],
    cost: 3,
    abilities: [
      spellAbility(
        gets(choose(opponentsCreatures()), 'yourNextTurn', cannot({ do: 'attack' }), cannot({ do: 'block' })),
      ),
      spellAbility(draw()),
    ],
  }),
);

export const water: readonly CardDefinition[] = [aqreplay];
