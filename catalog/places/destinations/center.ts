export const center = `
tx|Austin|26|1.05|city warm music|p:Zilker Park@30.267,-97.773;l:Lady Bird Lake@30.260,-97.749;p:South Congress@30.248,-97.750;h:East Austin@30.2620,-97.7170;h:Bouldin Creek@30.2500,-97.7560;h:Hyde Park@30.3050,-97.7300;h:Zilker@30.2610,-97.7720;h:Clarksville@30.2820,-97.7580
tx|San Antonio|13|0.85|city warm historic river|r:San Antonio River;p:the Missions@29.362,-98.480;h:King William@29.4130,-98.4950;h:Southtown@29.4100,-98.4890;h:Pearl@29.4430,-98.4790
tx|Houston|13|0.8|city warm|p:Hermann Park@29.714,-95.390;p:Buffalo Bayou@29.762,-95.395;h:The Heights@29.7980,-95.4000;h:Montrose@29.7430,-95.3920
tx|Dallas|11|0.85|city warm|l:White Rock Lake@32.828,-96.725;p:Katy Trail;h:Bishop Arts@32.7490,-96.8290;h:Deep Ellum@32.7840,-96.7820
tx|Fort Worth|6|0.8|city warm ranch|p:the Stockyards@32.789,-97.347;r:Trinity;h:Fairmount@32.7270,-97.3370
tx|Fredericksburg|14|1.05|wine ranch historic small|p:Main Street@30.275,-98.872;p:Enchanted Rock@30.506,-98.820;r:Pedernales
tx|Wimberley|7|1.0|river ranch small|r:Blanco;r:Cypress Creek
tx|Galveston|15|0.9|beach warm historic|b:Stewart Beach@29.302,-94.772;b:East Beach;p:the Strand@29.307,-94.793;h:East End@29.3060,-94.7840
tx|Port Aransas|10|0.95|beach warm small|b:Mustang Island;p:the ferry landing
tx|South Padre Island|10|0.95|beach warm small|b:Laguna Madre;b:the jetties
tx|Crystal Beach|4|0.85|beach warm small|b:Bolivar
tx|Marfa|5|0.95|desert adobe small art|p:El Cosmico;p:Mitchell Flat
tx|Terlingua|4|0.9|desert park small|m:the Chisos;p:Terlingua Creek
tx|Marathon|2|0.85|desert ranch small|p:the Gage gardens
tx|Gruene|4|1.0|river historic small|r:Guadalupe;p:the dance hall@29.738,-98.104
ok|Broken Bow|11|1.05|lake forest small|l:Broken Bow Lake;r:Lower Mountain Fork;p:Hochatown
ok|Tulsa|5|0.7|city historic|r:Arkansas;p:Gathering Place@36.124,-95.985;h:Kendall Whittier@36.1550,-95.9560
ok|Oklahoma City|6|0.7|city|p:Scissortail Park@35.460,-97.518;h:Paseo@35.4970,-97.5210
ok|Medicine Park|2|0.8|mountain park small|p:Bath Lake@34.728,-98.500;m:Mount Scott@34.744,-98.533
ar|Hot Springs|9|0.85|lake forest springs historic|l:Lake Hamilton;p:Bathhouse Row@34.514,-93.053
ar|Eureka Springs|8|0.85|historic forest small|l:Beaver Lake;p:Spring Street@36.401,-93.738
ar|Jasper|3|0.8|river forest mountain small|r:Buffalo River;p:Lost Valley
ar|Bentonville|5|0.85|city forest art|p:Crystal Bridges@36.382,-94.203;p:Coler@36.376,-94.237
mo|Branson|14|0.8|lake forest|l:Table Rock Lake;l:Lake Taneycomo
mo|St. Louis|9|0.75|city river historic|p:Forest Park@38.637,-90.285;p:Tower Grove@38.606,-90.254;h:Soulard@38.6040,-90.2080;h:Central West End@38.6430,-90.2600
mo|Kansas City|9|0.8|city|p:the Plaza@39.042,-94.591;h:Crossroads@39.0910,-94.5830;h:Westport@39.0530,-94.5910
mo|Hermann|3|0.85|wine historic small|r:Missouri
mo|Lake Ozark|5|0.9|lake small|l:Lake of the Ozarks
la|New Orleans|26|1.0|city warm historic music|p:City Park@29.993,-90.098;p:Bayou St. John@29.982,-90.086;p:Frenchmen Street@29.964,-90.058;r:Mississippi;h:French Quarter@29.9590,-90.0650;h:Marigny@29.9650,-90.0570;h:Bywater@29.9630,-90.0420;h:Garden District@29.9290,-90.0850;h:Irish Channel@29.9230,-90.0820;h:Mid-City@29.9710,-90.0970;h:Treme@29.9650,-90.0700
la|Lafayette|4|0.7|warm music|p:Girard Park@30.214,-92.023
la|Breaux Bridge|3|0.75|warm music small bayou|r:Bayou Teche
la|St. Francisville|2|0.8|historic warm small|p:Tunica Hills
tn|Nashville|26|1.1|city music|r:Cumberland;p:Centennial Park@36.150,-86.813;h:East Nashville@36.1790,-86.7480;h:12 South@36.1240,-86.7900;h:Germantown@36.1790,-86.7890;h:The Gulch@36.1520,-86.7850;h:Sylvan Park@36.1430,-86.8440
tn|Gatlinburg|22|1.0|park mountain forest small|m:Mount Le Conte@35.654,-83.437;r:Roaring Fork;p:Ober Mountain@35.706,-83.558
tn|Pigeon Forge|13|0.9|park mountain forest|r:Little Pigeon;m:Bluff Mountain
tn|Sevierville|11|0.95|park mountain forest|m:Bluff Mountain;l:Douglas Lake
tn|Townsend|4|0.9|park mountain river small|r:Little River;p:Cades Cove@35.594,-83.842
tn|Memphis|9|0.75|city music river|p:Overton Park@35.146,-89.989;p:Beale Street@35.139,-90.052;h:Cooper-Young@35.1210,-89.9930;h:Midtown@35.1360,-90.0080
tn|Chattanooga|9|0.85|city river mountain|r:Tennessee;m:Lookout Mountain@35.011,-85.344;h:Southside@35.0330,-85.3090;h:St. Elmo@35.0080,-85.3280
tn|Knoxville|4|0.75|city river|r:Tennessee;h:Old North@35.9810,-83.9240
ky|Louisville|8|0.8|city river bourbon|p:Cherokee Park@38.242,-85.696;h:Highlands@38.2370,-85.7130;h:NuLu@38.2530,-85.7370;h:Old Louisville@38.2290,-85.7630
ky|Lexington|5|0.8|bourbon ranch|p:Keeneland@38.046,-84.606;p:Gratz Park@38.052,-84.495
ky|Bardstown|3|0.8|bourbon historic small|p:My Old Kentucky Home@37.808,-85.455
ky|Slade|3|0.85|forest river small|p:Red River Gorge@37.830,-83.630;p:Natural Bridge@37.774,-83.683
il|Chicago|32|1.0|city greatlake|l:Lake Michigan;p:Humboldt Park@41.906,-87.702;p:Lincoln Park@41.921,-87.634;p:the 606;r:the Chicago River;h:Logan Square@41.9230,-87.7080;h:Wicker Park@41.9090,-87.6790;h:Pilsen@41.8570,-87.6620;h:Andersonville@41.9770,-87.6700;h:Hyde Park@41.7970,-87.5930;h:Ukrainian Village@41.8990,-87.6810
il|Galena|5|0.85|historic small|r:Galena River;p:Main Street@42.417,-90.429
in|Nashville|5|0.9|forest small|p:Brown County@39.130,-86.230;p:Salt Creek
in|Indianapolis|9|0.75|city|p:Garfield Park@39.733,-86.144;r:White River;h:Fountain Square@39.7520,-86.1400;h:Mass Ave@39.7760,-86.1460
in|Beverly Shores|2|1.05|greatlake beach small|l:Lake Michigan;p:the dunes
oh|Columbus|8|0.75|city|r:Olentangy;p:Goodale Park@39.975,-83.006;h:German Village@39.9480,-82.9930;h:Short North@39.9770,-83.0030
oh|Cleveland|7|0.7|city greatlake|l:Lake Erie;h:Ohio City@41.4840,-81.7050;h:Tremont@41.4790,-81.6890
oh|Cincinnati|7|0.75|city river historic|r:Ohio River;p:Eden Park@39.117,-84.493;h:Over-the-Rhine@39.1120,-84.5150;h:Mount Adams@39.1090,-84.4980
oh|Logan|9|0.95|forest small|p:Old Man's Cave@39.434,-82.541;p:Hocking Hills;l:Lake Logan@39.538,-82.460
oh|Put-in-Bay|3|0.95|greatlake island small|l:Lake Erie
mi|Traverse City|13|1.05|greatlake wine|l:Grand Traverse Bay;l:Long Lake;p:Old Mission
mi|Mackinac Island|3|1.3|greatlake island historic small|l:Lake Huron;p:the West Bluff
mi|Saugatuck|6|1.1|greatlake beach small|l:Lake Michigan;r:Kalamazoo;b:Oval Beach@42.660,-86.215
mi|Holland|4|0.9|greatlake beach small|l:Lake Macatawa@42.780,-86.170;b:Ottawa Beach@42.774,-86.209
mi|Leland|3|1.1|greatlake small|l:Lake Leelanau;p:Fishtown@45.023,-85.762
mi|Glen Arbor|4|1.15|greatlake forest small park|l:Glen Lake@44.872,-85.970;p:Sleeping Bear@44.883,-86.043
mi|Marquette|4|0.85|greatlake forest|l:Lake Superior;p:Presque Isle@46.587,-87.382
mi|Copper Harbor|2|0.85|greatlake forest small|l:Lake Fanny Hooe@47.465,-87.863;m:Brockway Mountain@47.463,-87.969
mi|Detroit|7|0.75|city river|r:Detroit River;p:Belle Isle@42.341,-82.975;h:Corktown@42.3310,-83.0650;h:West Village@42.3540,-82.9970
mi|Petoskey|4|1.0|greatlake ski small|l:Little Traverse Bay;m:Boyne
wi|Wisconsin Dells|9|0.8|lake river forest small|r:Wisconsin River;l:Lake Delton@43.600,-89.785
wi|Fish Creek|5|1.1|greatlake small|p:Peninsula State Park@45.143,-87.220;l:Green Bay
wi|Sister Bay|4|1.05|greatlake small|l:Green Bay;p:the orchards
wi|Bayfield|3|0.95|greatlake small|l:Lake Superior;p:the Apostles
wi|Lake Geneva|6|1.05|lake small|l:Geneva Lake;p:Big Foot Beach@42.567,-88.434
wi|Milwaukee|7|0.75|city greatlake|l:Lake Michigan;h:Bay View@42.9970,-87.9000;h:Third Ward@43.0330,-87.9070
wi|Madison|6|0.8|city lake college|l:Lake Monona@43.060,-89.360;l:Lake Mendota@43.107,-89.420;h:Willy Street@43.0830,-89.3640
mn|Minneapolis|11|0.8|city lake|l:Bde Maka Ska@44.942,-93.311;p:Minnehaha@44.915,-93.211;h:Northeast@45.0030,-93.2500;h:Uptown@44.9490,-93.2930
mn|Duluth|7|0.85|greatlake forest|l:Lake Superior;p:Canal Park@46.781,-92.093;p:Lester Park@46.840,-92.006
mn|Grand Marais|5|0.95|greatlake forest small|l:Lake Superior;p:Artists' Point@47.746,-90.331;p:the Gunflint Trail
mn|Lutsen|5|0.95|greatlake ski forest small|l:Lake Superior;m:Moose Mountain
mn|Ely|4|0.85|lake forest small|l:Shagawa Lake@47.910,-91.880;p:the Boundary Waters
mn|Lanesboro|2|0.8|river small historic|r:Root River
ia|Des Moines|4|0.65|city|h:East Village@41.5910,-93.6080
ia|Decorah|2|0.7|river small|r:Upper Iowa
ne|Omaha|5|0.7|city|p:the Old Market@41.256,-95.929;h:Dundee@41.2640,-95.9870
ne|Valentine|2|0.7|river ranch small|r:Niobrara
ks|Lindsborg|2|0.65|small historic|m:Coronado Heights@38.613,-97.703
ks|Wichita|3|0.65|city|r:Arkansas;h:Delano@37.6850,-97.3520
sd|Custer|6|0.95|mountain park forest small|m:Black Elk Peak@43.866,-103.532;l:Sylvan Lake@43.846,-103.561
sd|Deadwood|6|0.85|historic mountain small|p:Whitewood Creek;m:Terry Peak@44.328,-103.836
sd|Rapid City|6|0.8|mountain park|p:Skyline Drive;r:Rapid Creek
sd|Interior|2|0.8|park small badlands|p:the Badlands
nd|Medora|3|0.9|park ranch small badlands|r:Little Missouri;p:Theodore Roosevelt National Park
nd|Fargo|2|0.65|city|r:Red River
`;
