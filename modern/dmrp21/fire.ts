import type { CardDefinition } from 'taiki';
import {
  another,
  atMost,
  cannot,
  cardsIn,
  choose,
  creature,
  destroy,
  discard,
  draw,
  gains,
  guardman,
  guardStrike,
  happened,
  hasWhile,
  may,
  oneOf,
  opponentsCreatures,
  self,
  shieldTrigger,
  shinkarize,
  speedAttacker,
  takeShieldWithoutTrigger,
  tamaseed,
  whenPut,
  youHave,
  yourHand,
  yourShields,
} from 'taiki/words';

const shumatsu = tamaseed({
  name: 'シュウマツ破鬼の封',
  civilizations: ['fire'],
  races: ['Demonio', 'Oni Rex Stars'],
  cost: 3,
  abilities: [guardStrike, shinkarize, whenPut(self, may(discard(yourHand()), draw(3)))],
  printings: ['DMRP-21 006'],
});

const romanesu = tamaseed({
  name: 'ロマネス仙鬼の封',
  civilizations: ['fire'],
  races: ['Demonio', 'Oni Rex Stars'],
  cost: 4,
  abilities: [
    shieldTrigger,
    shinkarize,
    whenPut(
      self,
      oneOf(
        destroy(choose(opponentsCreatures({ cost: atMost(5) }))),
        destroy(choose(cardsIn('battleZone', 'opponent', { multicolored: true }))),
      ),
    ),
  ],
  printings: ['DMRP-21 021'],
});

const shibuki = tamaseed({
  name: 'シブキ将鬼の巻',
  civilizations: ['fire'],
  races: ['Demonio', 'Oni Rex Stars'],
  cost: 2,
  abilities: [shinkarize, whenPut(self, takeShieldWithoutTrigger(choose(yourShields())))],
  printings: ['DMRP-21 040'],
});

const pikapu = creature({
  name: '解体爺ピーカプ',
  civilizations: ['fire'],
  races: ['Machine Eater'],
  cost: 2,
  power: 2000,
  abilities: [hasWhile(youHave(cardsIn('battleZone', 'you', { type: 'tamaseed' })), gains(speedAttacker))],
  printings: ['DMRP-21 066'],
});

const chitta = creature({
  name: '爆鏡 チッタ',
  civilizations: ['fire'],
  races: ['Human Baku'],
  cost: 1,
  power: 2000,
  abilities: [
    guardman,
    hasWhile(
      happened({ event: 'attacks', what: another('you', { civilizations: ['fire'] }) }, atMost(0)),
      cannot({ do: 'attack' }),
    ),
  ],
  printings: ['DMRP-21 067'],
});

const uSATataki = creature({
  name: 'U・S・A・TATAKI',
  civilizations: ['fire'],
  races: ['Beat Jockey', 'Rex Stars'],
  cost: 3,
  power: 3000,
  abilities: [
    whenPut(
      self,
      destroy(
        choose(
          cardsIn('battleZone', 'opponent', {
            anyOf: [
              { type: 'creature', cost: atMost(3) },
              { type: 'tamaseed', cost: atMost(3) },
            ],
          }),
        ),
      ),
    ),
  ],
  printings: ['DMRP-21 068'],
});

export const fire: readonly CardDefinition[] = [shumatsu, romanesu, shibuki, pikapu, chitta, uSATataki];
