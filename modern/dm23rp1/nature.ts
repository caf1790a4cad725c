import type { CardDefinition } from 'taiki';
import {
  allCreatures,
  atMost,
  cannot,
  cardsIn,
  choose,
  creature,
  doubleBreaker,
  doublesPower,
  gains,
  gets,
  guardman,
  hasWhile,
  itself,
  machFighter,
  may,
  mekreid,
  oneOf,
  opponentsCreatures,
  opponentsTurn,
  power,
  poweredBreaker,
  put,
  putIntoMana,
  returnToHand,
  self,
  shieldTrigger,
  shieldTriggerPlus,
  spell,
  spellAbility,
  topOfDeckTo,
  tripleBreaker,
  twinpact,
  when,
  wheneverAttacks,
  whenPut,
  yourCreatures,
  yourHand,
  yourMana,
} from 'taiki/words';

const kyokuWaNoYousei = creature({
  name: '極輪の妖精',
  civilizations: ['nature'],
  races: ['Giant Snow Faerie'],
  cost: 4,
  power: 4000,
  abilities: [
    machFighter,
    wheneverAttacks(
      self,
      oneOf(
        gets(choose(yourCreatures()), 'turn', doublesPower, gains(poweredBreaker)),
        topOfDeckTo('manaZone'),
        put(choose(yourMana({ type: 'creature', cost: atMost(3) }))),
      ),
    ),
  ],
  printings: ['DM23-RP1 007'],
});

const mohamedoAnto = creature({
  name: 'モハメド・アント',
  civilizations: ['nature'],
  races: ['Giant Insect'],
  cost: 5,
  power: 7000,
  abilities: [
    guardman,
    doubleBreaker,
    whenPut(self, may(topOfDeckTo('manaZone', 2))),
    hasWhile(opponentsTurn, power(10000)),
  ],
  printings: ['DM23-RP1 024'],
});

const dekaasu = spell({
  name: '極拳呪文「デカアース」',
  civilizations: ['nature'],
  cost: 2,
  abilities: [
    ...shieldTriggerPlus(
      gets(choose(allCreatures()), 'yourNextTurn', power(4000), cannot({ do: 'attack', target: 'player' })),
      put(choose(yourMana({ type: 'creature', cost: atMost(7), civilizations: ['nature'] }))),
    ),
  ],
  printings: ['DM23-RP1 025'],
});

const chiasanraitoKohaku = creature({
  name: 'チアサンライト コハク',
  civilizations: ['nature'],
  races: ['Giant Snow Faerie'],
  cost: 4,
  power: 6000,
  abilities: [
    doubleBreaker,
    wheneverAttacks(
      self,
      may(
        putIntoMana(choose(yourCreatures({ other: true, races: ['Giant'] }))),
        mekreid(8, { races: ['Giant'] }),
      ),
    ),
  ],
  printings: ['DM23-RP1 048'],
});

const rakuTamaNoYousei = creature({
  name: '楽球の妖精',
  civilizations: ['nature'],
  races: ['Giant Snow Faerie'],
  cost: 2,
  power: 2000,
  abilities: [
    whenPut(self, may(putIntoMana(choose(yourHand())))),
    when({ event: 'moved', what: itself, from: 'battleZone' }, may(returnToHand(choose(yourMana())))),
  ],
  printings: ['DM23-RP1 049'],
});

const feariFantajia = spell({
  name: 'フェアリー・ファンタジア',
  civilizations: ['nature'],
  cost: 3,
  abilities: [
    ...shieldTriggerPlus(
      topOfDeckTo('manaZone'),
      putIntoMana(choose(cardsIn('battleZone', 'any', { type: 'element' }))),
    ),
  ],
  printings: ['DM23-RP1 050'],
});

const haikyuNoChoujin = twinpact(
  '配球の超人 / 記録的剛球',
  creature({
    name: '配球の超人',
    civilizations: ['nature'],
    races: ['Giant'],
    cost: 8,
    power: 14000,
    abilities: [tripleBreaker, whenPut(self, putIntoMana(choose(opponentsCreatures())))],
    printings: ['DM23-RP1 070'],
  }),
  spell({
    name: '記録的剛球',
    civilizations: ['nature'],
    races: ['Giant Skill'],
    cost: 2,
    abilities: [spellAbility(topOfDeckTo('manaZone'))],
  }),
);

const chiakobarutoAsagi = creature({
  name: 'チアコバルト アサギ',
  civilizations: ['nature'],
  races: ['Giant Snow Faerie'],
  cost: 3,
  power: 4000,
  abilities: [
    wheneverAttacks(
      self,
      may(
        putIntoMana(choose(yourCreatures({ other: true, races: ['Giant'] }))),
        mekreid(5, { races: ['Giant'] }),
      ),
    ),
  ],
  printings: ['DM23-RP1 072'],
});

const bainTorappu = spell({
  name: 'バイン・トラップ',
  civilizations: ['nature'],
  cost: 3,
  abilities: [
    shieldTrigger,
    spellAbility(putIntoMana(choose(cardsIn('battleZone', 'any', { type: 'element', cost: atMost(5) })))),
  ],
  printings: ['DM23-RP1 074'],
});

export const nature: readonly CardDefinition[] = [
  kyokuWaNoYousei,
  mohamedoAnto,
  dekaasu,
  chiasanraitoKohaku,
  rakuTamaNoYousei,
  feariFantajia,
  haikyuNoChoujin,
  chiakobarutoAsagi,
  bainTorappu,
];
