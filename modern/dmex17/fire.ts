import type { CardDefinition } from 'taiki';
import {
  attackChance,
  battle,
  choose,
  chooseUpTo,
  creature,
  destroy,
  gacharangeCreature,
  hasWhile,
  inOrder,
  isBattling,
  manaDrive,
  opponentsCreatures,
  power,
  provided,
  self,
  shieldTrigger,
  smashBurst,
  spell,
  spellAbility,
  that,
  the,
  twinpact,
  whenPut,
  yourCreatures,
} from 'taiki/words';

const droroonBakkurasuta = creature({
  name: 'DROROOON・バックラスター',
  civilizations: ['fire'],
  races: ['Beat Jockey', 'Wonderforce'],
  cost: 4,
  power: 4000,
  abilities: [
    whenPut(self, { do: 'gacharangeSummon', count: 1 }),
    whenPut(
      { of: 'you', filter: { type: 'gacharangeCreature' } },
      inOrder({ do: 'choose', what: chooseUpTo(opponentsCreatures(), 1) }, battle(the('chosen'), that)),
    ),
    hasWhile(isBattling({}), power(2000)),
  ],
  printings: ['DMEX-17 018'],
});

const poppopoppuko = gacharangeCreature({
  name: 'ポッポーポップコー',
  civilizations: ['fire'],
  races: ['Beat Jockey', 'Wonderforce'],
  cost: 3,
  power: 2000,
  abilities: [
    provided(
      manaDrive(3, 'fire'),
      whenPut(self, destroy(choose(opponentsCreatures({ keyword: 'blocker' })))),
    ),
  ],
  printings: ['DMEX-17 094'],
});

const burunranburu = gacharangeCreature({
  name: 'ブルンランブル',
  civilizations: ['fire'],
  races: ['Beat Jockey', 'Wonderforce'],
  cost: 2,
  power: 2000,
  abilities: [
    provided(
      manaDrive(2, 'fire'),
      whenPut(
        self,
        inOrder({ do: 'choose', what: chooseUpTo(opponentsCreatures(), 1) }, battle(the('chosen'), self)),
      ),
    ),
  ],
  printings: ['DMEX-17 096'],
});

const purin = twinpact(
  '熱血姫様プリン / 狩人秘伝ハンター・ファイア',
  creature({
    name: '熱血姫様プリン',
    civilizations: ['fire'],
    races: ['Hunter', 'Alien'],
    cost: 5,
    power: 5000,
    abilities: [shieldTrigger, smashBurst],
    printings: ['DMEX-17 124'],
  }),
  spell({
    name: '狩人秘伝ハンター・ファイア',
    civilizations: ['fire'],
    cost: 4,
    abilities: [
      attackChance({ races: ['Hunter'] }),
      spellAbility(battle(choose(yourCreatures({ races: ['Hunter'] })), choose(opponentsCreatures()))),
    ],
  }),
);

export const fire: readonly CardDefinition[] = [droroonBakkurasuta, poppopoppuko, burunranburu, purin];
