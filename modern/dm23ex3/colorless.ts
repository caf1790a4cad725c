import type { CardDefinition } from 'taiki';
import {
  atMost,
  cardsIn,
  choose,
  creature,
  crystalSoul,
  draw,
  each,
  inOrder,
  may,
  putOnDeckBottom,
  self,
  shieldTrigger,
  spell,
  spellAbility,
  turnFace,
  wheneverAttacks,
  whenPut,
  yourMana,
} from 'taiki/words';

const mokujirokuNoSuishou = spell({
  name: '黙示録の水晶',
  civilizations: [],
  races: ['Zenith'],
  cost: 10,
  abilities: [
    crystalSoul(3),
    spellAbility(
      putOnDeckBottom(
        cardsIn('battleZone', 'opponent', {
          type: 'element',
          cost: atMost(5),
          civilizations: ['light', 'water', 'darkness', 'fire', 'nature'],
        }),
      ),
    ),
    spellAbility(draw(3)),
  ],
  printings: ['DM23-EX3 002'],
});

const kodoAshiddo = creature({
  name: '聖斬のコード アシッド',
  civilizations: [],
  races: ['Unknown Celes'],
  cost: 7,
  power: 3333,
  abilities: [
    shieldTrigger,
    crystalSoul(2),
    whenPut(
      self,
      inOrder(
        putOnDeckBottom(choose(cardsIn('battleZone', 'opponent', { type: 'element' }))),
        draw(1, 'opponent'),
      ),
    ),
  ],
  printings: ['DM23-EX3 028'],
});

const kurisuArakan = creature({
  name: '奪取のクリス アラカン',
  civilizations: [],
  races: ['Oracle Celes'],
  cost: 3,
  power: 3000,
  abilities: [
    whenPut(self, may(turnFace(choose(yourMana()), 'faceDown'))),
    each(
      cardsIn(['hand', 'manaZone', 'graveyard'], 'you', {
        anyOf: [
          { type: 'creature', races: ['Unknown'] },
          { type: 'creature', races: ['Zenith'] },
        ],
      }),
      { kind: 'cost', by: -2, atLeast: 1 },
    ),
  ],
  printings: ['DM23-EX3 051'],
});

const kurisuKengyou = creature({
  name: '布教のクリス ケンギョウ',
  civilizations: [],
  races: ['Oracle Celes'],
  cost: 2,
  power: 3000,
  abilities: [wheneverAttacks(self, may(turnFace(choose(yourMana()), 'faceDown')))],
  printings: ['DM23-EX3 053'],
});

export const colorless: readonly CardDefinition[] = [
  mokujirokuNoSuishou,
  kodoAshiddo,
  kurisuArakan,
  kurisuKengyou,
];
