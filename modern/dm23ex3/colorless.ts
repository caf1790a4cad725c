import type { CardDefinition } from 'taiki';
import {
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
  turnFace,
  wheneverAttacks,
  whenPut,
  yourMana,
} from 'taiki/words';

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

export const colorless: readonly CardDefinition[] = [kodoAshiddo, kurisuArakan, kurisuKengyou];
