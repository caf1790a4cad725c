import type { CardDefinition } from 'taiki';
import {
  any,
  atMost,
  cannot,
  cardsIn,
  choose,
  civilCount,
  creature,
  draw,
  each,
  eachWhile,
  guardStrike,
  justDiver,
  may,
  opponentsCreatures,
  returnToHand,
  self,
  shieldSaver,
  tamaseed,
  when,
  whenPut,
} from 'taiki/words';

const masaokaDoramuhaika = creature({
  name: 'マサオカ・ドラムハイカー',
  civilizations: ['water'],
  races: ['Magic Merfolk'],
  cost: 4,
  power: 4000,
  abilities: [
    when({ event: 'attacks', what: any('you'), target: 'player' }, may(draw())),
    eachWhile(
      civilCount('water', 5),
      cardsIn('battleZone', 'you', { other: true, anyOf: [{ type: 'creature' }, { type: 'tamaseed' }] }),
      cannot({ do: 'beChosen', by: 'opponent' }),
      cannot({ do: 'beAttacked' }),
    ),
  ],
  printings: ['DM22-RP2 013'],
});

const diguru = creature({
  name: 'ディグル',
  civilizations: ['water'],
  races: ['Magic Cyber Lord'],
  cost: 4,
  power: 5000,
  abilities: [
    guardStrike,
    justDiver,
    each(cardsIn(['hand', 'manaZone', 'graveyard'], 'you', { type: 'tamaseed' }), {
      kind: 'cost',
      by: -2,
      atLeast: 1,
    }),
  ],
  printings: ['DM22-RP2 032'],
});

const gifuto = tamaseed({
  name: '粋歌のギフト',
  civilizations: ['water'],
  cost: 2,
  abilities: [whenPut(self, returnToHand(choose(opponentsCreatures({ cost: atMost(6) })))), shieldSaver],
  printings: ['DM22-RP2 058'],
});

export const water: readonly CardDefinition[] = [masaokaDoramuhaika, diguru, gifuto];
