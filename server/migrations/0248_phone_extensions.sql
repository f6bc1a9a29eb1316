-- A host can have an extension, in the form of a tel: address: +13035550199;ext=12.
ALTER TABLE property_managers DROP CONSTRAINT property_managers_phone,
  ADD CONSTRAINT property_managers_phone CHECK (phone ~ '^\+[1-9]\d{5,16}(;ext=\d{1,7})?$');
