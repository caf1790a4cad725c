import type { CardDefinition } from '../../effects/language/vocabulary.ts';
import { aquaTrickster } from './aquaTrickster.ts';
import { asraVizierOfSafety } from './asraVizierOfSafety.ts';
import { bairaTheHiddenLunatic } from './bairaTheHiddenLunatic.ts';
import { baraidTheExplorer } from './baraidTheExplorer.ts';
import { belixTheExplorer } from './belixTheExplorer.ts';
import { beratchaTheHiddenGlutton } from './beratchaTheHiddenGlutton.ts';
import { bonfireLizard } from './bonfireLizard.ts';
import { bradsCutter } from './bradsCutter.ts';
import { diamondiaTheBlizzardRider } from './diamondiaTheBlizzardRider.ts';
import { emergencyTyphoon } from './emergencyTyphoon.ts';
import { engbeltTheSpydroid } from './engbeltTheSpydroid.ts';
import { evilIncarnate } from './evilIncarnate.ts';
import { evisceratingWarriorLumez } from './evisceratingWarriorLumez.ts';
import { fantasyFish } from './fantasyFish.ts';
import { gankloakRogueCommando } from './gankloakRogueCommando.ts';
import { gazerEyesShadowOfSecrets } from './gazerEyesShadowOfSecrets.ts';
import { hazardHopper } from './hazardHopper.ts';
import { hazariaDukeOfThorns } from './hazariaDukeOfThorns.ts';
import { heartyCapnPolligon } from './heartyCapnPolligon.ts';
import { heavyweightDragon } from './heavyweightDragon.ts';
import { hideAndSeek } from './hideAndSeek.ts';
import { hysteriaLizard } from './hysteriaLizard.ts';
import { jabahasAutomaton } from './jabahasAutomaton.ts';
import { jagilaTheHiddenPillager } from './jagilaTheHiddenPillager.ts';
import { klujadras } from './klujadras.ts';
import { lamielDestinyEnforcer } from './lamielDestinyEnforcer.ts';
import { liveAndBreathe } from './liveAndBreathe.ts';
import { lockdownLizard } from './lockdownLizard.ts';
import { luckyBall } from './luckyBall.ts';
import { machoMelon } from './machoMelon.ts';
import { melodicHunter } from './melodicHunter.ts';
import { merleeTheOracle } from './merleeTheOracle.ts';
import { miraculousMeltdown } from './miraculousMeltdown.ts';
import { miraculousPlague } from './miraculousPlague.ts';
import { miraculousRebirth } from './miraculousRebirth.ts';
import { miraculousSnare } from './miraculousSnare.ts';
import { miraculousTruce } from './miraculousTruce.ts';
import { morbidMedicine } from './morbidMedicine.ts';
import { nialVizierOfDexterity } from './nialVizierOfDexterity.ts';
import { ninjaPumpkin } from './ninjaPumpkin.ts';
import { quillspikeRumbler } from './quillspikeRumbler.ts';
import { rainbowGate } from './rainbowGate.ts';
import { reapAndSow } from './reapAndSow.ts';
import { revivalSoldier } from './revivalSoldier.ts';
import { riseAndShine } from './riseAndShine.ts';
import { rollickingTotem } from './rollickingTotem.ts';
import { rouletteOfRuin } from './rouletteOfRuin.ts';
import { royalDurian } from './royalDurian.ts';
import { salivaWorm } from './salivaWorm.ts';
import { sapianTarkFlameDervish } from './sapianTarkFlameDervish.ts';
import { skyscraperShell } from './skyscraperShell.ts';
import { slashAndBurn } from './slashAndBurn.ts';
import { solarTrap } from './solarTrap.ts';
import { spinningTerrorTheWretched } from './spinningTerrorTheWretched.ts';
import { squawkingLunatron } from './squawkingLunatron.ts';
import { tenTonCrunch } from './tenTonCrunch.ts';
import { timeScout } from './timeScout.ts';
import { warlordAilzonius } from './warlordAilzonius.ts';
import { warpedLunatron } from './warpedLunatron.ts';
import { yulianaChannelerOfSuns } from './yulianaChannelerOfSuns.ts';

/** The cards of DM-11 that are not among those of the rulings, by name. */
export const dm11: readonly CardDefinition[] = Object.freeze([
  aquaTrickster,
  asraVizierOfSafety,
  bairaTheHiddenLunatic,
  baraidTheExplorer,
  belixTheExplorer,
  beratchaTheHiddenGlutton,
  bonfireLizard,
  bradsCutter,
  diamondiaTheBlizzardRider,
  emergencyTyphoon,
  engbeltTheSpydroid,
  evilIncarnate,
  evisceratingWarriorLumez,
  fantasyFish,
  gankloakRogueCommando,
  gazerEyesShadowOfSecrets,
  hazardHopper,
  hazariaDukeOfThorns,
  heartyCapnPolligon,
  heavyweightDragon,
  hideAndSeek,
  hysteriaLizard,
  jabahasAutomaton,
  jagilaTheHiddenPillager,
  klujadras,
  lamielDestinyEnforcer,
  lockdownLizard,
  luckyBall,
  machoMelon,
  melodicHunter,
  merleeTheOracle,
  miraculousMeltdown,
  miraculousPlague,
  miraculousSnare,
  miraculousTruce,
  morbidMedicine,
  nialVizierOfDexterity,
  ninjaPumpkin,
  quillspikeRumbler,
  rainbowGate,
  reapAndSow,
  revivalSoldier,
  riseAndShine,
  rollickingTotem,
  rouletteOfRuin,
  royalDurian,
  salivaWorm,
  sapianTarkFlameDervish,
  skyscraperShell,
  slashAndBurn,
  solarTrap,
  spinningTerrorTheWretched,
  squawkingLunatron,
  tenTonCrunch,
  timeScout,
  warlordAilzonius,
  yulianaChannelerOfSuns,
  liveAndBreathe,
  miraculousRebirth,
  warpedLunatron,
]);
