import type { CardDefinition } from 'taiki';
import {
  allCreatures,
  cardsIn,
  choose,
  creature,
  drawUpTo,
  gravityZero,
  may,
  mekreid,
  opponentsCreatures,
  returnToHand,
  self,
  shieldTrigger,
  spell,
  spellAbility,
  strikeBack,
  twinpact,
  whenPut,
  youHave,
} from 'taiki/words';

const chousenNoKettou = spell({
  name: '挑戦の決闘',
  civilizations: ['water'],
  races: ['Cyber Word'],
  cost: 5,
  abilities: [
    strikeBack({ races: ['Cyber'] }),
    spellAbility(returnToHand(choose(opponentsCreatures()))),
    spellAbility(drawUpTo(2)),
  ],
  printings: ['DM25-EX1 025'],
});

const makusuhato = creature({
  name: 'マクスハト',
  civilizations: ['water'],
  races: ['Cyber Lord'],
  cost: 3,
  power: 4000,
  abilities: [
    whenPut(
      self,
      may(
        returnToHand(choose(cardsIn('battleZone', 'you', { type: 'element', other: true }))),
        mekreid(5, { races: ['Cyber'] }),
      ),
    ),
  ],
  printings: ['DM25-EX1 078'],
});

const paradiseAroma = twinpact(
  'パラダイス・アロマ / 「挑戦、それは終わりなきスパイラル！」',
  creature({
    name: 'パラダイス・アロマ',
    civilizations: ['water'],
    races: ['Cyber Virus'],
    cost: 3,
    power: 2000,
    abilities: [gravityZero(youHave(cardsIn('battleZone', 'any', { races: ['Cyber Lord'] })))],
    printings: ['DM25-EX1 077a'],
  }),
  spell({
    name: '「挑戦、それは終わりなきスパイラル！」',
    civilizations: ['water'],
    races: ['Cyber Word'],
    cost: 2,
    abilities: [shieldTrigger, spellAbility(returnToHand(choose(allCreatures())))],
  }),
);

export const water: readonly CardDefinition[] = [paradiseAroma, chousenNoKettou, makusuhato];
