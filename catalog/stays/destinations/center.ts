export const center = `
tx|Austin|26|1.05|city warm music|p:Zilker Park;l:Lady Bird Lake;p:South Congress;h:East Austin@30.2620,-97.7170;h:Bouldin Creek@30.2500,-97.7560;h:Hyde Park@30.3050,-97.7300;h:Zilker@30.2610,-97.7720;h:Clarksville@30.2820,-97.7580
tx|San Antonio|13|0.85|city warm historic river|r:San Antonio River;p:the Missions;h:King William@29.4130,-98.4950;h:Southtown@29.4100,-98.4890;h:Pearl@29.4430,-98.4790
tx|Houston|13|0.8|city warm|p:Hermann Park;p:Buffalo Bayou;h:The Heights@29.7980,-95.4000;h:Montrose@29.7430,-95.3920
tx|Dallas|11|0.85|city warm|l:White Rock Lake;p:Katy Trail;h:Bishop Arts@32.7490,-96.8290;h:Deep Ellum@32.7840,-96.7820
tx|Fort Worth|6|0.8|city warm ranch|p:the Stockyards;r:Trinity;h:Fairmount@32.7270,-97.3370
tx|Fredericksburg|14|1.05|wine ranch historic small|p:Main Street;p:Enchanted Rock;r:Pedernales
tx|Wimberley|7|1.0|river ranch small|r:Blanco;r:Cypress Creek
tx|Galveston|15|0.9|beach warm historic|b:Stewart Beach;b:East Beach;p:the Strand;h:East End@29.3060,-94.7840
tx|Port Aransas|10|0.95|beach warm small|b:Mustang Island;p:the ferry landing
tx|South Padre Island|10|0.95|beach warm small|b:Laguna Madre;b:the jetties
tx|Crystal Beach|4|0.85|beach warm small|b:Bolivar
tx|Marfa|5|0.95|desert adobe small art|p:El Cosmico;p:Mitchell Flat
tx|Terlingua|4|0.9|desert park small|m:the Chisos;p:Terlingua Creek
tx|Marathon|2|0.85|desert ranch small|p:the Gage gardens
tx|Gruene|4|1.0|river historic small|r:Guadalupe;p:the dance hall
ok|Broken Bow|11|1.05|lake forest small|l:Broken Bow Lake;r:Lower Mountain Fork;p:Hochatown
ok|Tulsa|5|0.7|city historic|r:Arkansas;p:Gathering Place;h:Kendall Whittier@36.1550,-95.9560
ok|Oklahoma City|6|0.7|city|p:Scissortail Park;h:Paseo@35.4970,-97.5210
ok|Medicine Park|2|0.8|mountain park small|p:Bath Lake;m:Mount Scott
ar|Hot Springs|9|0.85|lake forest springs historic|l:Lake Hamilton;p:Bathhouse Row
ar|Eureka Springs|8|0.85|historic forest small|l:Beaver Lake;p:Spring Street
ar|Jasper|3|0.8|river forest mountain small|r:Buffalo River;p:Lost Valley
ar|Bentonville|5|0.85|city forest art|p:Crystal Bridges;p:Coler
mo|Branson|14|0.8|lake forest|l:Table Rock Lake;l:Lake Taneycomo
mo|St. Louis|9|0.75|city river historic|p:Forest Park;p:Tower Grove;h:Soulard@38.6040,-90.2080;h:Central West End@38.6430,-90.2600
mo|Kansas City|9|0.8|city|p:the Plaza;h:Crossroads@39.0910,-94.5830;h:Westport@39.0530,-94.5910
mo|Hermann|3|0.85|wine historic small|r:Missouri
mo|Lake Ozark|5|0.9|lake small|l:Lake of the Ozarks
la|New Orleans|26|1.0|city warm historic music|p:City Park;p:Bayou St. John;p:Frenchmen Street;r:Mississippi;h:French Quarter@29.9590,-90.0650;h:Marigny@29.9650,-90.0570;h:Bywater@29.9630,-90.0420;h:Garden District@29.9290,-90.0850;h:Irish Channel@29.9230,-90.0820;h:Mid-City@29.9710,-90.0970;h:Treme@29.9650,-90.0700
la|Lafayette|4|0.7|warm music|p:Girard Park
la|Breaux Bridge|3|0.75|warm music small bayou|r:Bayou Teche
la|St. Francisville|2|0.8|historic warm small|p:Tunica Hills
tn|Nashville|26|1.1|city music|r:Cumberland;p:Centennial Park;h:East Nashville@36.1790,-86.7480;h:12 South@36.1240,-86.7900;h:Germantown@36.1790,-86.7890;h:The Gulch@36.1520,-86.7850;h:Sylvan Park@36.1430,-86.8440
tn|Gatlinburg|22|1.0|park mountain forest small|m:Mount Le Conte;r:Roaring Fork;p:Ober Mountain
tn|Pigeon Forge|13|0.9|park mountain forest|r:Little Pigeon;m:Bluff Mountain
tn|Sevierville|11|0.95|park mountain forest|m:Bluff Mountain;l:Douglas Lake
tn|Townsend|4|0.9|park mountain river small|r:Little River;p:Cades Cove
tn|Memphis|9|0.75|city music river|p:Overton Park;p:Beale Street;h:Cooper-Young@35.1210,-89.9930;h:Midtown@35.1360,-90.0080
tn|Chattanooga|9|0.85|city river mountain|r:Tennessee;m:Lookout Mountain;h:Southside@35.0330,-85.3090;h:St. Elmo@35.0080,-85.3280
tn|Knoxville|4|0.75|city river|r:Tennessee;h:Old North@35.9810,-83.9240
ky|Louisville|8|0.8|city river bourbon|p:Cherokee Park;h:Highlands@38.2370,-85.7130;h:NuLu@38.2530,-85.7370;h:Old Louisville@38.2290,-85.7630
ky|Lexington|5|0.8|bourbon ranch|p:Keeneland;p:Gratz Park
ky|Bardstown|3|0.8|bourbon historic small|p:My Old Kentucky Home
ky|Slade|3|0.85|forest river small|p:Red River Gorge;p:Natural Bridge
il|Chicago|32|1.0|city greatlake|l:Lake Michigan;p:Humboldt Park;p:Lincoln Park;p:the 606;r:the Chicago River;h:Logan Square@41.9230,-87.7080;h:Wicker Park@41.9090,-87.6790;h:Pilsen@41.8570,-87.6620;h:Andersonville@41.9770,-87.6700;h:Hyde Park@41.7970,-87.5930;h:Ukrainian Village@41.8990,-87.6810
il|Galena|5|0.85|historic small|r:Galena River;p:Main Street
in|Nashville|5|0.9|forest small|p:Brown County;p:Salt Creek
in|Indianapolis|9|0.75|city|p:Garfield Park;r:White River;h:Fountain Square@39.7520,-86.1400;h:Mass Ave@39.7760,-86.1460
in|Beverly Shores|2|1.05|greatlake beach small|l:Lake Michigan;p:the dunes
oh|Columbus|8|0.75|city|r:Olentangy;p:Goodale Park;h:German Village@39.9480,-82.9930;h:Short North@39.9770,-83.0030
oh|Cleveland|7|0.7|city greatlake|l:Lake Erie;h:Ohio City@41.4840,-81.7050;h:Tremont@41.4790,-81.6890
oh|Cincinnati|7|0.75|city river historic|r:Ohio River;p:Eden Park;h:Over-the-Rhine@39.1120,-84.5150;h:Mount Adams@39.1090,-84.4980
oh|Logan|9|0.95|forest small|p:Old Man's Cave;p:Hocking Hills;l:Lake Logan
oh|Put-in-Bay|3|0.95|greatlake island small|l:Lake Erie
mi|Traverse City|13|1.05|greatlake wine|l:Grand Traverse Bay;l:Long Lake;p:Old Mission
mi|Mackinac Island|3|1.3|greatlake island historic small|l:Lake Huron;p:the West Bluff
mi|Saugatuck|6|1.1|greatlake beach small|l:Lake Michigan;r:Kalamazoo;b:Oval Beach
mi|Holland|4|0.9|greatlake beach small|l:Lake Macatawa;b:Ottawa Beach
mi|Leland|3|1.1|greatlake small|l:Lake Leelanau;p:Fishtown
mi|Glen Arbor|4|1.15|greatlake forest small park|l:Glen Lake;p:Sleeping Bear
mi|Marquette|4|0.85|greatlake forest|l:Lake Superior;p:Presque Isle
mi|Copper Harbor|2|0.85|greatlake forest small|l:Lake Fanny Hooe;m:Brockway Mountain
mi|Detroit|7|0.75|city river|r:Detroit River;p:Belle Isle;h:Corktown@42.3310,-83.0650;h:West Village@42.3540,-82.9970
mi|Petoskey|4|1.0|greatlake ski small|l:Little Traverse Bay;m:Boyne
wi|Wisconsin Dells|9|0.8|lake river forest small|r:Wisconsin River;l:Lake Delton
wi|Fish Creek|5|1.1|greatlake small|p:Peninsula State Park;l:Green Bay
wi|Sister Bay|4|1.05|greatlake small|l:Green Bay;p:the orchards
wi|Bayfield|3|0.95|greatlake small|l:Lake Superior;p:the Apostles
wi|Lake Geneva|6|1.05|lake small|l:Geneva Lake;p:Big Foot Beach
wi|Milwaukee|7|0.75|city greatlake|l:Lake Michigan;h:Bay View@42.9970,-87.9000;h:Third Ward@43.0330,-87.9070
wi|Madison|6|0.8|city lake college|l:Lake Monona;l:Lake Mendota;h:Willy Street@43.0830,-89.3640
mn|Minneapolis|11|0.8|city lake|l:Bde Maka Ska;p:Minnehaha;h:Northeast@45.0030,-93.2500;h:Uptown@44.9490,-93.2930
mn|Duluth|7|0.85|greatlake forest|l:Lake Superior;p:Canal Park;p:Lester Park
mn|Grand Marais|5|0.95|greatlake forest small|l:Lake Superior;p:Artists' Point;p:the Gunflint Trail
mn|Lutsen|5|0.95|greatlake ski forest small|l:Lake Superior;m:Moose Mountain
mn|Ely|4|0.85|lake forest small|l:Shagawa Lake;p:the Boundary Waters
mn|Lanesboro|2|0.8|river small historic|r:Root River
ia|Des Moines|4|0.65|city|h:East Village@41.5910,-93.6080
ia|Decorah|2|0.7|river small|r:Upper Iowa
ne|Omaha|5|0.7|city|p:the Old Market;h:Dundee@41.2640,-95.9870
ne|Valentine|2|0.7|river ranch small|r:Niobrara
ks|Lindsborg|2|0.65|small historic|m:Coronado Heights
ks|Wichita|3|0.65|city|r:Arkansas;h:Delano@37.6850,-97.3520
sd|Custer|6|0.95|mountain park forest small|m:Black Elk Peak;l:Sylvan Lake
sd|Deadwood|6|0.85|historic mountain small|p:Whitewood Creek;m:Terry Peak
sd|Rapid City|6|0.8|mountain park|p:Skyline Drive;r:Rapid Creek
sd|Interior|2|0.8|park small badlands|p:the Badlands
nd|Medora|3|0.9|park ranch small badlands|r:Little Missouri;p:Theodore Roosevelt National Park
nd|Fargo|2|0.65|city|r:Red River
`;
