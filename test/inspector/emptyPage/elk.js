self.onmessage = undefined;
