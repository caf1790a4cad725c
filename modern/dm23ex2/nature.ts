import type { CardDefinition } from 'taiki';
import {
  atLeast,
  atMost,
  cardsIn,
  choose,
  countOf,
  crossedGets,
  evolution,
  evolutionCreature,
  exactly,
  gains,
  guardStrike,
  hasWhile,
  may,
  opponentsCreatures,
  power,
  provided,
  psychicCrossGear,
  put,
  putIntoMana,
  self,
  spell,
  spellAbility,
  tripleBreaker,
  whenPut,
  youHave,
  yourMana,
} from 'taiki/words';

const oMarugunsa = evolutionCreature({
  name: 'オ:マルグンサ',
  civilizations: ['nature'],
  races: ['Veil Abyss'],
  cost: 3,
  power: 3000,
  abilities: [
    {
      kind: 'static',
      affects: self,
      effects: [{ kind: 'can', permission: { do: 'summonFrom', zone: 'manaZone' } }],
      from: ['manaZone'],
    },
    evolution({ cost: exactly(3), races: ['Abyss'] }),
    hasWhile(youHave(cardsIn('battleZone', 'you', { races: ['Abyss'] }), atLeast(3)), gains(tripleBreaker)),
    provided(
      youHave(cardsIn('battleZone', 'you', { races: ['Abyss'] }), atLeast(4)),
      whenPut(self, putIntoMana(choose(opponentsCreatures()))),
    ),
  ],
  printings: ['DM23-EX2 053'],
});

const shinenNaruDaichi = spell({
  name: '深淵なる大地',
  civilizations: ['nature'],
  cost: 3,
  abilities: [
    guardStrike,
    spellAbility(
      may(
        putIntoMana(choose(cardsIn('battleZone', 'you', { races: ['Abyss'] }))),
        put(choose(yourMana({ type: 'element', cost: atMost(countOf(yourMana())), races: ['Abyss'] }))),
      ),
    ),
  ],
  printings: ['DM23-EX2 055'],
});

const megaInosentosodo = psychicCrossGear({
  name: '次元のメガ・イノセントソード',
  civilizations: ['nature'],
  cost: 2,
  abilities: [crossedGets(power(3000)), crossedGets({ kind: 'can', permission: { do: 'beBaseOfAnyRace' } })],
  printings: ['DM23-EX2 082'],
});

export const nature: readonly CardDefinition[] = [oMarugunsa, shinenNaruDaichi, megaInosentosodo];
