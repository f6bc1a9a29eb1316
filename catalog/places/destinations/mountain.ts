export const mountain = `
co|Denver|22|1.0|city mountain|p:Cheesman Park@39.733,-104.966;p:Wash Park@39.701,-104.969;l:Sloan's Lake@39.749,-105.046;r:South Platte;h:Highlands@39.7620,-105.0110;h:Baker@39.7180,-104.9920;h:RiNo@39.7680,-104.9790;h:Capitol Hill@39.7340,-104.9800;h:Berkeley@39.7770,-105.0390
co|Aspen|10|1.9|ski mountain small|m:Ajax@39.152,-106.818;r:Roaring Fork;m:Smuggler Mountain;h:West End@39.1950,-106.8290
co|Breckenridge|16|1.35|ski mountain small historic|m:Peak 8@39.481,-106.066;r:Blue River;p:French Gulch
co|Vail|11|1.6|ski mountain small|m:Vail Mountain@39.605,-106.355;r:Gore Creek
co|Steamboat Springs|11|1.25|ski mountain small ranch|r:Yampa;m:Mount Werner@40.455,-106.744;p:Strawberry Park@40.559,-106.849
co|Telluride|9|1.6|ski mountain small historic|r:San Miguel;p:Bear Creek;p:Bridal Veil Falls@37.919,-107.770
co|Crested Butte|7|1.3|ski mountain small|r:Slate River;m:Crested Butte Mountain@38.884,-106.944
co|Winter Park|9|1.15|ski mountain forest small|r:Fraser;m:Mary Jane@39.871,-105.762
co|Estes Park|13|1.1|park mountain small|m:Longs Peak@40.255,-105.616;l:Lake Estes@40.374,-105.495;r:Fall River
co|Grand Lake|4|1.05|park lake mountain small|l:Grand Lake@40.245,-105.815;l:Shadow Mountain Lake@40.220,-105.843
co|Durango|7|1.0|mountain river historic small|r:Animas;p:Horse Gulch
co|Salida|5|0.95|mountain river small|r:Arkansas;m:Tenderfoot Mountain@38.542,-105.986
co|Ouray|5|1.05|mountain springs historic small|m:Mount Abrams;p:Box Canyon@38.018,-107.677
co|Ridgway|3|1.1|mountain ranch small|m:Sneffels@38.004,-107.792;r:Uncompahgre
co|Glenwood Springs|5|1.0|mountain river springs small|r:Colorado;p:Glenwood Canyon
co|Colorado Springs|11|0.85|city mountain|m:Pikes Peak@38.841,-105.044;p:Garden of the Gods@38.878,-104.870;h:Old Colorado City@38.8470,-104.8600
co|Manitou Springs|4|0.95|mountain springs historic small|m:Red Mountain;r:Fountain Creek
co|Boulder|7|1.15|mountain college|m:the Flatirons@39.988,-105.293;r:Boulder Creek;p:Chautauqua@39.999,-105.282
co|Nederland|3|0.95|mountain forest small|l:Barker Reservoir@39.966,-105.487;m:Eldora@39.937,-105.583
ut|Salt Lake City|14|0.9|city mountain ski|m:the Wasatch;p:Liberty Park@40.746,-111.874;h:Sugar House@40.7230,-111.8590;h:The Avenues@40.7770,-111.8750;h:9th and 9th@40.7490,-111.8650
ut|Park City|20|1.6|ski mountain historic small|m:Bald Mountain;p:Swede Alley@40.644,-111.494;h:Old Town@40.6440,-111.4960;h:Deer Valley@40.6240,-111.4870
ut|Moab|13|1.05|desert canyon park small|r:Colorado;p:Arches;p:Slickrock@38.582,-109.520;m:La Sals
ut|Springdale|7|1.2|desert canyon park small|r:Virgin;p:Zion Canyon;m:the Watchman@37.187,-112.983
ut|Kanab|6|0.95|desert canyon park small|p:Kanab Creek;p:the Vermilion Cliffs
ut|Torrey|4|0.95|desert canyon park small|p:Capitol Reef;m:Boulder Mountain
ut|Bluff|2|0.85|desert canyon small|r:San Juan;p:Comb Ridge
ut|Saint George|7|0.9|desert warm|p:Snow Canyon@37.211,-113.644;p:Pioneer Park@37.116,-113.584
ut|Eden|4|1.1|ski mountain lake small|l:Pineview@41.260,-111.810;m:Powder Mountain@41.379,-111.781
az|Phoenix|14|0.9|city desert warm|m:Camelback@33.515,-111.962;p:Papago Park@33.455,-111.950;p:Encanto Park@33.474,-112.088;h:Arcadia@33.4960,-111.9830;h:Roosevelt Row@33.4590,-112.0700
az|Scottsdale|20|1.2|desert warm city golf|m:Camelback@33.515,-111.962;p:McDowell Preserve@33.650,-111.858;h:Old Town@33.4940,-111.9260
az|Sedona|22|1.25|desert canyon small redrock|r:Oak Creek;m:Thunder Mountain@34.883,-111.799;p:Cathedral Rock@34.820,-111.793;p:Bell Rock@34.800,-111.765;h:Uptown@34.8710,-111.7600;h:West Sedona@34.8650,-111.7980
az|Tucson|13|0.85|city desert warm|m:the Catalinas;m:Sentinel Peak@32.212,-110.992;p:Saguaro;h:Barrio Viejo@32.2150,-110.9700;h:Sam Hughes@32.2300,-110.9380
az|Flagstaff|11|0.95|mountain forest college|m:Humphreys Peak@35.346,-111.678;m:Mount Elden@35.241,-111.598;p:Buffalo Park@35.218,-111.632
az|Page|5|0.9|desert canyon lake|l:Lake Powell;p:Horseshoe Bend@36.879,-111.510
az|Tusayan|3|1.1|canyon forest park small|p:the South Rim
az|Bisbee|4|0.8|historic desert small|p:Brewery Gulch@31.443,-109.913;m:Mule Mountains
az|Jerome|3|0.95|historic desert small|m:Cleopatra Hill
az|Prescott|5|0.9|mountain forest historic|p:Whiskey Row@34.541,-112.470;l:Watson Lake@34.590,-112.418
az|Patagonia|2|0.85|desert ranch small|p:Sonoita Creek
nm|Santa Fe|18|1.1|adobe desert mountain historic|p:Canyon Road@35.682,-105.928;p:the Plaza@35.687,-105.938;m:Sangre de Cristo;h:Railyard@35.6820,-105.9480;h:Eastside@35.6790,-105.9260
nm|Taos|12|1.0|adobe ski mountain desert small|m:Taos Mountain;p:the Rio Grande Gorge@36.476,-105.733;p:the Pueblo road
nm|Albuquerque|8|0.75|city adobe desert|r:Rio Grande;m:Sandia Crest@35.210,-106.449;h:Old Town@35.0970,-106.6690;h:Nob Hill@35.0800,-106.6050
nm|Ruidoso|6|0.85|mountain forest ski small|m:Sierra Blanca@33.374,-105.809;r:Rio Ruidoso
nm|Red River|3|0.85|ski mountain small|r:Red River;m:Wheeler Peak@36.557,-105.417
nm|Abiquiu|2|0.95|adobe desert small|r:Chama;p:Ghost Ranch@36.331,-106.474
nm|Madrid|2|0.8|desert historic small|m:Ortiz Mountains;p:the Turquoise Trail
mt|Bozeman|11|1.15|mountain college river|m:the Bridgers;r:Gallatin;p:Peets Hill@45.672,-111.026
mt|Big Sky|13|1.55|ski mountain small|m:Lone Peak@45.278,-111.450;r:Gallatin
mt|Whitefish|12|1.25|ski lake mountain forest small|l:Whitefish Lake@48.450,-114.380;m:Big Mountain@48.502,-114.341
mt|West Yellowstone|7|1.1|park forest small|l:Hebgen Lake;r:Madison
mt|Gardiner|4|1.05|park river small|r:Yellowstone;p:Roosevelt Arch@45.030,-110.709
mt|Bigfork|5|1.1|lake mountain small|l:Flathead Lake;r:Swan
mt|Missoula|6|0.95|mountain river college|r:Clark Fork;m:Mount Sentinel@46.860,-113.968
mt|Red Lodge|4|0.95|mountain ski small|r:Rock Creek;m:Beartooths
mt|Livingston|4|1.0|mountain river ranch small|r:Yellowstone;m:Absarokas
wy|Jackson|13|1.6|ski park mountain small|m:Snow King@43.465,-110.756;p:the Elk Refuge@43.489,-110.749;r:Flat Creek
wy|Teton Village|8|1.8|ski park mountain small|m:Rendezvous Peak@43.597,-110.870;p:Moose-Wilson Road
wy|Cody|6|0.95|park ranch small|r:Shoshone;m:Heart Mountain@44.664,-109.119
wy|Dubois|2|0.9|ranch mountain river small|r:Wind River
id|Ketchum|8|1.35|ski mountain river small|r:Big Wood;m:Bald Mountain@43.655,-114.409
id|Boise|10|0.9|city river mountain|r:Boise River;p:Camel's Back@43.636,-116.203;h:North End@43.6300,-116.2080
id|Coeur d'Alene|8|1.05|lake forest|l:Lake Coeur d'Alene;p:Tubbs Hill@47.668,-116.780
id|McCall|7|1.05|lake ski forest small|l:Payette Lake;m:Brundage@45.005,-116.155
id|Sandpoint|6|1.0|lake ski forest small|l:Lake Pend Oreille;m:Schweitzer@48.368,-116.623
id|Stanley|3|1.0|mountain river small|m:the Sawtooths;r:Salmon
id|Driggs|4|1.05|mountain ski ranch small|m:the Tetons;r:Teton River
`;
