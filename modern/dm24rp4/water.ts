import type { CardDefinition } from 'taiki';
import {
  any,
  atLeast,
  atMost,
  barabariety,
  blocker,
  both,
  callnionOfSpell,
  cannot,
  cannotBeBlocked,
  choose,
  creature,
  discard,
  doubleBreaker,
  draw,
  gets,
  happened,
  hasWhile,
  hyperEnergy,
  justDiver,
  may,
  opponentsCreatures,
  opponentsTurn,
  power,
  provided,
  self,
  shieldTrigger,
  spell,
  spellAbility,
  when,
  whenPut,
  youHave,
  yourCreatures,
  yourHand,
} from 'taiki/words';

const akumaSekaiNoGekiryu = spell({
  name: '悪魔世界の激流',
  civilizations: ['water'],
  cost: 5,
  abilities: [
    callnionOfSpell,
    spellAbility(
      gets(
        choose(yourCreatures()),
        'yourNextTurn',
        cannot({ do: 'beChosen', by: 'opponent' }),
        cannot({ do: 'beAttacked' }),
      ),
    ),
  ],
  printings: ['DM24-RP4 016'],
});

const hafutsuin = creature({
  name: '韻率音愛 ハーフツイン',
  civilizations: ['water'],
  races: ['Magic Mermaid'],
  cost: 7,
  power: 4000,
  abilities: [
    shieldTrigger,
    whenPut(
      self,
      gets(
        choose(opponentsCreatures(), 2),
        'yourNextTurn',
        cannot({ do: 'attack' }),
        cannot({ do: 'block' }),
      ),
    ),
    provided(barabariety(3), whenPut(self, may(draw(2)))),
  ],
  printings: ['DM24-RP4 032'],
});

const sukuryuDoraiba = creature({
  name: 'スクリュー・ドライバー',
  civilizations: ['water'],
  races: ['Splash Queen'],
  cost: 4,
  power: 4000,
  abilities: [
    blocker,
    provided(
      barabariety(3),
      when(
        { event: 'startOfTurn', of: 'opponent' },
        gets(choose(opponentsCreatures()), 'turn', cannot({ do: 'attack' })),
      ),
    ),
    provided(
      happened({ event: 'attacks', what: any('opponent') }, atMost(0)),
      when({ event: 'endOfTurn', of: 'opponent' }, may(draw())),
    ),
  ],
  printings: ['DM24-RP4 034'],
});

const daBummer = creature({
  name: '爆藍月 暴徒-da-bummer',
  civilizations: ['water'],
  races: ['Magic Dragon'],
  cost: 6,
  power: 6000,
  abilities: [hyperEnergy, doubleBreaker, cannotBeBlocked],
  printings: ['DM24-RP4 057'],
});

const fumibaro = creature({
  name: '魔誕楽識フミバーロ',
  civilizations: ['water'],
  races: ['Demon Command', "Demon's Legacy"],
  cost: 3,
  power: 3000,
  abilities: [justDiver, whenPut(self, draw())],
  printings: ['DM24-RP4 058'],
});

const arimi = creature({
  name: '才能人形アリミ',
  civilizations: ['water'],
  races: ['Magic Death Puppet'],
  cost: 3,
  power: 2000,
  abilities: [blocker, whenPut(self, may(draw(2), discard(choose(yourHand()))))],
  printings: ['DM24-RP4 059'],
});

const suparomanshingufainarufuronteiafantaji = creature({
  name: 'スーパーロマンシングファイナルフロンティアファンタジー・フィッシュ',
  civilizations: ['water'],
  races: ['Gel Fish'],
  cost: 2,
  power: 2000,
  abilities: [shieldTrigger, blocker, hasWhile(both(barabariety(3), opponentsTurn), power(10000))],
  printings: ['DM24-RP4 060'],
});

const purejiru = creature({
  name: '楽識妖蟲プレジール',
  civilizations: ['water'],
  races: ['Magic Parasite Worm'],
  cost: 1,
  power: 4000,
  abilities: [hasWhile(youHave(yourCreatures({ cost: atLeast(6) }), atMost(0)), cannot({ do: 'attack' }))],
  printings: ['DM24-RP4 061'],
});

export const water: readonly CardDefinition[] = [
  akumaSekaiNoGekiryu,
  hafutsuin,
  sukuryuDoraiba,
  daBummer,
  fumibaro,
  arimi,
  suparomanshingufainarufuronteiafantaji,
  purejiru,
];
