import type { CardDefinition } from 'taiki';
import {
  atLeast,
  atMost,
  cardsIn,
  creature,
  destroy,
  quattroBreaker,
  revolutionChange,
  self,
  whenPut,
} from 'taiki/words';

const purofeshi = creature({
  name: '「心」の頂天 プロフェシー',
  civilizations: [],
  races: ['Zenith Celes'],
  cost: 10,
  power: 23132,
  abilities: [
    revolutionChange({ cost: atLeast(7), races: ['Unknown', 'Zenith'] }),
    quattroBreaker,
    whenPut(
      self,
      destroy(
        cardsIn('battleZone', 'any', {
          type: 'element',
          cost: atMost(7),
          civilizations: ['light', 'water', 'darkness', 'fire', 'nature'],
        }),
      ),
    ),
  ],
  printings: ['DM23-RP3 001'],
});

export const colorless: readonly CardDefinition[] = [purofeshi];
