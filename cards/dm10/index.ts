import type { CardDefinition } from '../../effects/language/vocabulary.ts';
import { adventureBoar } from './adventureBoar.ts';
import { aquaSkydiver } from './aquaSkydiver.ts';
import { ardentLunatron } from './ardentLunatron.ts';
import { armoredRaiderGandaval } from './armoredRaiderGandaval.ts';
import { balzaSeekerOfHyperpearls } from './balzaSeekerOfHyperpearls.ts';
import { batteryCluster } from './batteryCluster.ts';
import { bombazarDragonOfDestiny } from './bombazarDragonOfDestiny.ts';
import { bubbleScarab } from './bubbleScarab.ts';
import { buoyantBlowfish } from './buoyantBlowfish.ts';
import { clearloGraceEnforcer } from './clearloGraceEnforcer.ts';
import { cragsaur } from './cragsaur.ts';
import { crystalSpinslicer } from './crystalSpinslicer.ts';
import { earthRipperTalonOfRage } from './earthRipperTalonOfRage.ts';
import { elixiaPurebladeElemental } from './elixiaPurebladeElemental.ts';
import { ferrosaturnSpectralKnight } from './ferrosaturnSpectralKnight.ts';
import { fluorogillManta } from './fluorogillManta.ts';
import { gaulezalDragon } from './gaulezalDragon.ts';
import { gontaTheWarriorSavage } from './gontaTheWarriorSavage.ts';
import { hawkeyeLunatron } from './hawkeyeLunatron.ts';
import { hourglassMutant } from './hourglassMutant.ts';
import { ikazTheSpydroid } from './ikazTheSpydroid.ts';
import { jigglyTotem } from './jigglyTotem.ts';
import { kingOquanos } from './kingOquanos.ts';
import { legacyShell } from './legacyShell.ts';
import { lemikVizierOfThought } from './lemikVizierOfThought.ts';
import { lukiaLexPinnacleGuardian } from './lukiaLexPinnacleGuardian.ts';
import { melniaTheAquaShadow } from './melniaTheAquaShadow.ts';
import { messaBahnaExpanseGuardian } from './messaBahnaExpanseGuardian.ts';
import { mezgerCommandoLeader } from './mezgerCommandoLeader.ts';
import { mikayRattlingDoll } from './mikayRattlingDoll.ts';
import { mykeesPliers } from './mykeesPliers.ts';
import { necrodragonBryzenaga } from './necrodragonBryzenaga.ts';
import { nightmareInvader } from './nightmareInvader.ts';
import { palaOlesisMorningGuardian } from './palaOlesisMorningGuardian.ts';
import { pierrPsychoDoll } from './pierrPsychoDoll.ts';
import { poltalesterTheSpydroid } from './poltalesterTheSpydroid.ts';
import { ryudmilaChannelerOfSuns } from './ryudmilaChannelerOfSuns.ts';
import { sabermaskScarab } from './sabermaskScarab.ts';
import { sanfistTheSavageVizier } from './sanfistTheSavageVizier.ts';
import { scowlingTomato } from './scowlingTomato.ts';
import { shamanBroccoli } from './shamanBroccoli.ts';
import { siegeRollerBagash } from './siegeRollerBagash.ts';
import { smashWarriorStagrandu } from './smashWarriorStagrandu.ts';
import { tagtappTheRetaliator } from './tagtappTheRetaliator.ts';
import { tajimalVizierOfAqua } from './tajimalVizierOfAqua.ts';
import { tauntingSkyterror } from './tauntingSkyterror.ts';
import { terradragonCusdalf } from './terradragonCusdalf.ts';
import { terradragonDakmaBalgarow } from './terradragonDakmaBalgarow.ts';
import { tidePatroller } from './tidePatroller.ts';
import { twitchHornTheAggressor } from './twitchHornTheAggressor.ts';
import { zeroNemesisShadowOfPanic } from './zeroNemesisShadowOfPanic.ts';

/** The cards of DM-10, by name. */
export const dm10: readonly CardDefinition[] = Object.freeze([
  adventureBoar,
  aquaSkydiver,
  ardentLunatron,
  armoredRaiderGandaval,
  balzaSeekerOfHyperpearls,
  batteryCluster,
  bombazarDragonOfDestiny,
  bubbleScarab,
  buoyantBlowfish,
  clearloGraceEnforcer,
  cragsaur,
  crystalSpinslicer,
  earthRipperTalonOfRage,
  elixiaPurebladeElemental,
  ferrosaturnSpectralKnight,
  fluorogillManta,
  gaulezalDragon,
  gontaTheWarriorSavage,
  hawkeyeLunatron,
  hourglassMutant,
  ikazTheSpydroid,
  jigglyTotem,
  kingOquanos,
  legacyShell,
  lemikVizierOfThought,
  lukiaLexPinnacleGuardian,
  melniaTheAquaShadow,
  messaBahnaExpanseGuardian,
  mezgerCommandoLeader,
  mikayRattlingDoll,
  mykeesPliers,
  necrodragonBryzenaga,
  nightmareInvader,
  palaOlesisMorningGuardian,
  pierrPsychoDoll,
  poltalesterTheSpydroid,
  ryudmilaChannelerOfSuns,
  sabermaskScarab,
  scowlingTomato,
  shamanBroccoli,
  siegeRollerBagash,
  smashWarriorStagrandu,
  tagtappTheRetaliator,
  tauntingSkyterror,
  terradragonCusdalf,
  terradragonDakmaBalgarow,
  tidePatroller,
  twitchHornTheAggressor,
  zeroNemesisShadowOfPanic,
  sanfistTheSavageVizier,
  tajimalVizierOfAqua,
]);
