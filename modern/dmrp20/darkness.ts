import type { CardDefinition } from 'taiki';
import {
  any,
  blocker,
  choose,
  creature,
  destroy,
  discard,
  doubleBreaker,
  exLife,
  gets,
  guardStrike,
  opponentsCreatures,
  opponentsHand,
  power,
  sasageru,
  self,
  slayer,
  spell,
  spellAbility,
  topOfDeckTo,
  whenDestroyed,
} from 'taiki/words';

const rosutoReSouru = spell({
  name: 'ロスト・Re:ソウル',
  civilizations: ['darkness'],
  cost: 7,
  abilities: [guardStrike, spellAbility(discard(opponentsHand()))],
  printings: ['DMRP-20 017'],
});

const buriteiora = creature({
  name: '終槍接続 ブリティオーラ',
  civilizations: ['darkness'],
  races: ['Dispector', 'Outrage'],
  cost: 7,
  power: 9000,
  abilities: [
    exLife,
    blocker,
    doubleBreaker,
    whenDestroyed(any('you', { races: ['Distas'] }), gets(opponentsCreatures(), 'turn', power(-3000))),
  ],
  printings: ['DMRP-20 003'],
});

const ganvi2 = creature({
  name: '悪魔 ガンヴィ-2',
  civilizations: ['darkness'],
  races: ['Demon Command', 'Distas'],
  cost: 4,
  power: 4000,
  abilities: [whenDestroyed(self, destroy(choose(opponentsCreatures({ tapped: true })))), sasageru(2)],
  printings: ['DMRP-20 071'],
});

const kyouOni95GouKogozura = creature({
  name: '凶鬼95号 コゴズラ',
  civilizations: ['darkness'],
  races: ['Mafi Gang', 'Rex Stars'],
  cost: 3,
  power: 3000,
  abilities: [slayer],
  printings: ['DMRP-20 072'],
});

const buraddeiTsuvaikurosu = spell({
  name: 'ブラッディ・ツヴァイクロス',
  civilizations: ['darkness'],
  cost: 2,
  abilities: [guardStrike, spellAbility(topOfDeckTo('graveyard', 3))],
  printings: ['DMRP-20 076'],
});

export const darkness: readonly CardDefinition[] = [
  rosutoReSouru,
  buriteiora,
  ganvi2,
  kyouOni95GouKogozura,
  buraddeiTsuvaikurosu,
];
